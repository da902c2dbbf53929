/** Runs other programs from the scripts, in steps with a headline; output and failures are passed through. */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The environment of a step: this checkout's programs first, no telemetry. */
export const environment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${ROOT}node_modules/.bin:${process.env['PATH']}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
});

/** Runs a program to its end and returns its exit code. */
export const run = (command: string, args: readonly string[], extra: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: environment(extra) });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

export interface Step {
  readonly title: string;
  readonly run: () => Promise<number>;
}

/** CPU time that all cores of the machine have spent so far, in milliseconds. */
const busyTime = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

const runStep = async ({ title, run: runIt }: Step): Promise<number> => {
  const [begin, busyBefore] = [performance.now(), busyTime()];
  console.log(`\n== ${title}`);
  const code = await runIt();
  const elapsed = performance.now() - begin;
  // A step that leaves a core idle is waiting for something.
  const busyCores = ((busyTime() - busyBefore) / elapsed).toFixed(1);
  const outcome = code === 0 ? 'ok' : `failed (${code})`;
  console.log(
    `-- ${title}: ${outcome} in ${(elapsed / 1000).toFixed(1)} s, ${busyCores} of ${cpus().length} cores busy`,
  );
  return code;
};

/** Runs the steps in order and stops at the first that fails. Steps in a list of their own run at the same time. */
export const runSteps = async (steps: readonly (Step | readonly Step[])[]): Promise<void> => {
  for (const step of steps) {
    const codes = await Promise.all('run' in step ? [runStep(step)] : step.map(runStep));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) process.exit(failed);
  }
};
