/** The built shop as a separate process, for scripts that use it from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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

/**
 * Starts the shop with the units of the journeys, and tells their steps in this process where it is: their companies, their staff. Its data
 * lies in `folder`/0.
 */
export const startJourneyShop = (port: number, folder: string): ReturnType<typeof startShop> => {
  process.env['JOURNEY_PORT'] = String(port);
  process.env['JOURNEY_DATA'] = folder;
  return startShop(port, join(folder, '0'), { NODE_OPTIONS: '--conditions=journeys' });
};
