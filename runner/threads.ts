/** Work shared out among threads: each asks for one job after the other until none is left. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/**
 * Has all jobs done by threads that run a file, which calls `doJobs`.
 * @param data what each thread begins with @param onDone as each job is done, in any order @throws what a thread has thrown
 */
export async function shareOut<Job, Done>(
  file: string,
  data: unknown,
  jobs: readonly Job[],
  threads: number,
  onDone: (done: Done) => void,
): Promise<void> {
  const left = [...jobs].reverse();
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: data });
      const next = () => {
        if (left.length > 0) worker.postMessage(left.pop());
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', ({ done }: { done?: Done }) => {
        if (done !== undefined) onDone(done);
        next();
      });
    });
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, thread));
}

/** In a thread of `shareOut`: does each job that comes. @param begin makes from the data what does a job */
export function doJobs<Data, Job, Done>(begin: (data: Data) => (job: Job) => Promise<Done>): void {
  if (isMainThread) return;
  const doJob = begin(workerData as Data);
  const port = parentPort!;
  port.on('message', (job: Job) => void doJob(job).then((done) => port.postMessage({ done })));
  port.postMessage({});
}
