/** Random histories of cards, valid by construction. */
import * as fc from 'fast-check';
import { add, fromMinorUnits, subtract, toMinorUnits, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { CARD_EVENT_EFFECTS, CARD_EVENT_KINDS } from './card-events.ts';
import type { CardEvent } from './card-events.ts';

/** A history from the activation on: debits never exceed what is there, and every event carries the balance after it. */
export const cardHistory = (of: Currency = euro): fc.Arbitrary<readonly CardEvent[]> =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...CARD_EVENT_KINDS), fc.bigInt({ min: 0n, max: 20_000n }), fc.nat({ max: 9_999 })),
      {
        maxLength: 12,
      },
    )
    .map((steps) => {
      let balance: Money = zero(of);
      return steps.map(([kind, size, wait], index) => {
        const effect = CARD_EVENT_EFFECTS[kind];
        const amount = fromMinorUnits(effect === -1 ? size % (toMinorUnits(balance) + 1n) : size, of);
        if (effect === 1) balance = add(balance, amount);
        if (effect === -1) balance = subtract(balance, amount);
        const at = Date.UTC(2026, 0, 1 + index) + wait;
        return {
          kind,
          amount,
          balanceAfter: balance,
          at,
          reference: index % 2 === 0 ? null : `FR${index}`,
          ...(kind === 'redeem' && index % 2 === 0 ? { isExpiry: true } : {}),
        };
      });
    });
