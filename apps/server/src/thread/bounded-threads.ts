/**
 * Runs work on files that somebody sent in threads of their own, each with limits of memory and time, a few at once; the others wait. A
 * hostile file ends its thread and nothing else.
 */
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly timeMaxMs: number;
  readonly memoryMaxMb: number;
  readonly atOnce: number;
}

const run = <Answer>(file: URL, task: unknown, { timeMaxMs, memoryMaxMb }: ThreadLimits): Promise<Answer | null> =>
  new Promise((resolve) => {
    // What a library prints about a file is of no use in the log.
    const worker = new Worker(file, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
      stdout: true,
      stderr: true,
    });
    const end = (answer: Answer | null): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), timeMaxMs);
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });

/** The threads of one worker file. It answers with one message; null if it fails, or takes more than its limits. */
export const boundedThreads = <Task, Answer>(
  file: URL,
  limits: ThreadLimits,
): ((task: Task) => Promise<Answer | null>) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async (): Promise<void> => {
    if (running >= limits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  /** Passes the slot on to the next that waits. */
  const done = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async (task) => {
    await turn();
    try {
      return await run<Answer>(file, task, limits);
    } finally {
      done();
    }
  };
};
