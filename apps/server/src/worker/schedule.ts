/**
 * Schedules the background work: the outbox every half second, the sweep every fifteen seconds, the seal every five, and the check of the
 * money once a night. One run of each at a time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../shop.ts';
import { sealJournals } from '../ledger/seal.ts';
import { sweep } from './sweep.ts';
import { verifyNightly } from '../verification/verify.ts';
import { workOnce } from './worker.ts';
import type { Deliver } from '../outbox/message.ts';

const WORK_EVERY_MS = 500;
const SWEEP_EVERY_MS = 15_000;
const SEAL_EVERY_MS = 5_000;
const VERIFY_EVERY_MS = 900_000;

export interface Schedule {
  /** Waits for the runs in progress. */
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

/** Seals the unsealed journals of every unit. */
export const sealOnce = async (shop: Shop): Promise<void> => {
  for (const unitId of shop.units.keys()) while (await sealJournals(shop, unitId));
};

export const startSchedule = (shop: Shop, deliver: Deliver): Schedule => {
  const controller = new AbortController();
  const running = [
    repeat(shop, 'work', WORK_EVERY_MS, controller.signal, () => workOnce(shop, deliver, { together: true })),
    repeat(shop, 'sweep', SWEEP_EVERY_MS, controller.signal, () => sweep(shop)),
    repeat(shop, 'seal', SEAL_EVERY_MS, controller.signal, () => sealOnce(shop)),
    repeat(shop, 'verify', VERIFY_EVERY_MS, controller.signal, () => verifyNightly(shop)),
  ];
  return {
    stop: async () => {
      controller.abort();
      await Promise.all(running);
    },
  };
};
