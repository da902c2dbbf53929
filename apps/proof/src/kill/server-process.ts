/** The real server as a separate process: started, polled until it is ready, and killed as by a power cut. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const POLLED_EVERY_MS = 15;
/** However busy the machine is: a server that is not ready by then hangs. */
const READY_WITHIN_MS = 300_000;

/** Environment variables of the server, in addition to the machine's own. */
export type ServerSettings = Readonly<Record<string, string>>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly errors: string;
}

/** How long something took, in milliseconds: wall-clock time, and CPU time of all threads of the process. */
export interface Took {
  readonly wall: number;
  readonly worked: number;
}

export interface ServerProcess {
  /** The time from the start to the first 200 of `/ready`. Rejects if the process ends before. */
  ready(): Promise<Took>;
  /** SIGTERM: the server finishes the requests and work in progress. */
  stop(): Promise<Ended>;
  /** SIGKILL; resolves once the process is gone. */
  kill(): Promise<Ended>;
  readonly ended: Promise<Ended>;
  /** CPU milliseconds of all its threads so far. */
  worked(): number;
  /** The defects logged so far. */
  defects(): readonly string[];
}

const environmentOf = (settings: ServerSettings): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', ...settings };
};

const untilEnded = (child: ChildProcess, errors: () => string): Promise<Ended> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, errors: errors() }));
  });

const TICK_MS = 10;

/** The CPU time of a process according to the kernel; without `/proc`, the wall-clock time. */
const workedMs = (pid: number | undefined, wall: number): number => {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return wall;
  const [user = '0', system = '0'] = readFileSync(file, 'latin1').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    () => false,
  );

export const startServer = (origin: string, settings: ServerSettings): ServerProcess => {
  const begin = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: environmentOf(settings),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = untilEnded(child, () => errors);
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    ended,
    ready: async () => {
      while (!(await isReady(origin))) {
        if (isOver) throw new Error(`The server has ended: ${errors.slice(-500)}`);
        if (performance.now() - begin > READY_WITHIN_MS) throw new Error('The server does not become ready');
        await pause(POLLED_EVERY_MS);
      }
      const wall = Math.round(performance.now() - begin);
      return { wall, worked: workedMs(child.pid, wall) };
    },
    worked: () => workedMs(child.pid, performance.now() - begin),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
    defects: () => errors.split('\n').filter((line) => line.includes('"event":"defect"')),
  };
};
