/** Work shared out among threads: each takes one job after the other until none is left. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What each thread is given. */
interface Shared<Data, Job> {
  readonly data: Data;
  readonly jobs: readonly Job[];
  /** How many jobs have been taken. */
  readonly taken: Int32Array;
}

type DoJob<Job, Done> = (job: Job) => Promise<Done>;

/**
 * Has all jobs done by threads that run a file, which calls `doJobs`.
 * @param data what each thread begins with @param onDone as each job is done, in any order
 * @param here this thread does jobs too, and the others are one less @throws what a thread has thrown
 */
export async function shareOut<Job, Done>(
  file: string,
  data: unknown,
  jobs: readonly Job[],
  threads: number,
  onDone: (done: Done) => void,
  here?: DoJob<Job, Done>,
): Promise<void> {
  const shared: Shared<unknown, Job> = { data, jobs, taken: new Int32Array(new SharedArrayBuffer(4)) };
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: shared });
      worker.on('error', (error) => {
        Atomics.store(shared.taken, 0, jobs.length);
        reject(error);
      });
      worker.on('message', onDone);
      worker.on('exit', () => resolve());
    });
  const count = Math.min(threads, jobs.length);
  const others = Array.from({ length: here ? count - 1 : count }, thread);
  await Promise.all([...others, ...(here ? [takeJobs(shared, here, onDone)] : [])]);
}

/** Does jobs that nobody else has taken until there are none. */
async function takeJobs<Job, Done>(
  { jobs, taken }: Shared<unknown, Job>,
  doJob: DoJob<Job, Done>,
  onDone: (done: Done) => void,
): Promise<void> {
  for (let index = Atomics.add(taken, 0, 1); index < jobs.length; index = Atomics.add(taken, 0, 1)) {
    onDone(await doJob(jobs[index]!));
    // What other threads have sent is heard in between.
    await new Promise(setImmediate);
  }
}

/** In a thread of `shareOut`: does jobs. @param begin makes from the data what does a job */
export function doJobs<Data, Job, Done>(begin: (data: Data) => DoJob<Job, Done>): void {
  if (isMainThread) return;
  const shared = workerData as Shared<Data, Job>;
  const port = parentPort!;
  void takeJobs(shared, begin(shared.data), (done) => port.postMessage(done));
}
