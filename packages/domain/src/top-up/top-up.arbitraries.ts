/** Random top-ups: usable cards and reloadable wallets with limits, and amounts within them. */
import * as fc from 'fast-check';
import { openFacts, usableCard } from '../card/testing.ts';
import { fromMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { wallets } from '../wallet/testing.ts';
import type { TopUpLimits, TopUpTarget } from './top-up.ts';

/** A card or a wallet that may be topped up. */
export const openTarget = (of: Currency = euro): fc.Arbitrary<TopUpTarget> =>
  fc.oneof(
    usableCard(of).map((card) => ({ type: 'card' as const, card, facts: openFacts(card) })),
    wallets(of).map((wallet) => ({ type: 'wallet' as const, wallet: { ...wallet, isReloadable: true } })),
  );

/** Limits and an amount that they allow. */
export const limitedAmount = (
  of: Currency = euro,
): fc.Arbitrary<{ readonly limits: TopUpLimits; readonly amount: Money }> =>
  fc
    .tuple(...[1n, 0n, 0n].map((min) => fc.bigInt({ min, max: 50_000n })))
    .map(([least = 1n, before = 0n, after = 0n]) => ({
      limits: { minAmount: fromMinorUnits(least, of), maxAmount: fromMinorUnits(least + before + after, of) },
      amount: fromMinorUnits(least + before, of),
    }));
