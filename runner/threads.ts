/** Shares work among threads: each takes one job after another until none is left. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Shared<Data, Job> {
  readonly data: Data;
  readonly jobs: readonly Job[];
  readonly taken: Int32Array;
}

type DoJob<Job, Done> = (job: Job) => Promise<Done>;

/**
 * Runs all jobs in threads; each runs `file`, which must call `doJobs`.
 * @param data what each thread begins with
 * @param onDone called for each finished job, in any order
 * @param here does jobs in this thread too, in place of one of the others
 * @throws whatever a thread throws
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

/** Takes and does jobs until none is left. */
async function takeJobs<Job, Done>(
  { jobs, taken }: Shared<unknown, Job>,
  doJob: DoJob<Job, Done>,
  onDone: (done: Done) => void,
): Promise<void> {
  for (let index = Atomics.add(taken, 0, 1); index < jobs.length; index = Atomics.add(taken, 0, 1)) {
    onDone(await doJob(jobs[index]!));
    // Lets messages from other threads arrive in between.
    await new Promise(setImmediate);
  }
}

/** Does jobs, in a thread that `shareOut` started. @param begin makes from the data the function that does a job */
export function doJobs<Data, Job, Done>(begin: (data: Data) => DoJob<Job, Done>): void {
  if (isMainThread) return;
  const shared = workerData as Shared<Data, Job>;
  const port = parentPort!;
  void takeJobs(shared, begin(shared.data), (done) => port.postMessage(done));
}
