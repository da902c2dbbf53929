/** `npm run prove -- equal-times`: 40 pairs of a known and an unknown email for each call that must not tell them apart, or 200. */
import { timeKnownAndUnknown } from './equal-times.ts';
import type { Proof } from './proof.ts';
import { openVisitedShop } from './visitor/visited-shop.ts';

export const proveEqualTimes: Proof = async ({ isFull }) => {
  const place = await openVisitedShop({ postgresUrl: null });
  try {
    const timed = await timeKnownAndUnknown(place, isFull ? 200 : 40);
    return timed.flatMap(({ call, knownMs, unknownMs, longerPercent }) => [
      { name: `${call}-known`, value: knownMs, unit: 'ms' },
      { name: `${call}-unknown`, value: unknownMs, unit: 'ms' },
      { name: `${call}-known-took-longer`, value: longerPercent, unit: '%' },
    ]);
  } finally {
    await place.close();
  }
};
