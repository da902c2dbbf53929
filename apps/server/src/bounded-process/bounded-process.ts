/**
 * Runs work on files that somebody sent in processes of their own, each with limits of memory and time, a few at once; the others wait. A
 * hostile file ends its process and nothing else; a thread that runs out of memory would end the whole server.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ProcessLimits {
  readonly timeMaxMs: number;
  readonly memoryMaxMb: number;
  readonly atOnce: number;
}

/** It leaves no dump of its memory, and ends by itself if the server that started it is gone: `$1` is its limit of CPU time in seconds. */
const LIMITED = 'ulimit -c 0; ulimit -t "$1"; shift; exec "$@"';
const START = new URL('./start-compiled.mjs', import.meta.url);
/** Nobody but who may write the program itself may write here. */
const COMPILED = new URL('../../../../node_modules/.cache/compiled/', import.meta.url);
/** A process may use several cores at once. */
const CORES = 4;

const start = (file: URL, { timeMaxMs, memoryMaxMb }: ProcessLimits) =>
  spawn(
    '/bin/sh',
    [
      '-c',
      LIMITED,
      'sh',
      String(Math.ceil((timeMaxMs / 1000) * CORES)),
      process.execPath,
      `--max-old-space-size=${memoryMaxMb}`,
      fileURLToPath(START),
      fileURLToPath(COMPILED),
      file.href,
    ],
    // It gets none of the server's secrets; what a library prints about a file is of no use in the log.
    { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced' },
  );

const run = <Answer>(file: URL, task: object, limits: ProcessLimits): Promise<Answer | null> =>
  new Promise((resolve) => {
    const child = start(file, limits);
    const end = (answer: Answer | null): void => {
      clearTimeout(timer);
      resolve(answer);
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end(null), limits.timeMaxMs);
    child.once('message', (answer) => end(answer as Answer));
    child.once('error', () => end(null));
    child.once('exit', () => end(null));
    child.send(task, (error) => error !== null && end(null));
  });

/** The processes of one program. Each is sent one message and answers with one; null if it fails, or takes more than its limits. */
export const boundedProcesses = <Task extends object, Answer>(
  file: URL,
  limits: ProcessLimits,
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
