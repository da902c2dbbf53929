/** The built shop as a separate process, for scripts that use it from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment, ROOT } from './command.ts';

const START_MS = 120_000;

const untilReady = async (port: number): Promise<void> => {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await fetch(`http://localhost:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The shop did not start.');
};

/** Starts the shop and waits until it is ready; `extra` is added to its environment. */
export const startShop = async (
  port: number,
  dataFolder: string,
  extra: Record<string, string> = {},
): Promise<{ readonly stop: () => Promise<void> }> => {
  const shop = spawn('node', ['scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment({ PORT: String(port), DATA_DIR: dataFolder, ...extra }),
  });
  const ended = once(shop, 'exit');
  await untilReady(port);
  return {
    stop: async () => {
      shop.kill('SIGTERM');
      await ended;
    },
  };
};
