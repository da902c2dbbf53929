/** The rhythm of the work behind the shop: the outbox every half second, the sweep every fifteen. One run at a time each. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../shop.ts';
import { sweep } from './sweep.ts';
import { type Deliver, workOnce } from './worker.ts';

const WORK_EVERY_MS = 500;
const SWEEP_EVERY_MS = 15_000;

export interface Schedule {
  /** Lets what is being done come to its end. */
  stop(): Promise<void>;
}

const repeat = async (
  shop: Shop,
  name: string,
  everyMs: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> => {
  while (!signal.aborted) {
    await work().catch((error: unknown) => {
      if (!signal.aborted) shop.log(`${name} failed`, { reason: error instanceof Error ? error.message : 'unknown' });
    });
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
};

export const startSchedule = (shop: Shop, deliver: Deliver): Schedule => {
  const controller = new AbortController();
  const running = [
    repeat(shop, 'work', WORK_EVERY_MS, controller.signal, () => workOnce(shop, deliver)),
    repeat(shop, 'sweep', SWEEP_EVERY_MS, controller.signal, () => sweep(shop)),
  ];
  return {
    stop: async () => {
      controller.abort();
      await Promise.all(running);
    },
  };
};
