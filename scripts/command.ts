/** Runs other programs from the scripts, in steps with a headline; output and failures are passed through. */
import { spawn } from 'node:child_process';
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

/** Runs the steps in order and stops at the first that fails. */
export const runSteps = async (
  steps: readonly { readonly title: string; readonly run: () => Promise<number> }[],
): Promise<void> => {
  for (const step of steps) {
    const begin = performance.now();
    console.log(`\n== ${step.title}`);
    const code = await step.run();
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`-- ${step.title}: ${code === 0 ? 'ok' : `failed (${code})`} in ${seconds} s`);
    if (code !== 0) process.exit(code);
  }
};
