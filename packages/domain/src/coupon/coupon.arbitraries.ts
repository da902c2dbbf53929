/** Random coupons and lines for them to pay, valid by construction: a list never contains a card twice. */
import * as fc from 'fast-check';
import type { Currency } from '../money/index.ts';
import { price } from '../money/testing.ts';
import type { Coupon, DueLine } from './coupon.ts';

/** The item codes that random lines and coupons share, so that some fit and some do not. */
export const couponItemCodes = ['GC1', 'GC2', 'GC3'] as const;

export const coupon = (of: Currency, cardNumber: string): fc.Arbitrary<Coupon> =>
  fc.record({
    cardNumber: fc.constant(cardNumber),
    balance: price(of, 30_000n),
    isPartialRedeemAllowed: fc.boolean(),
    brands: fc.subarray(['Brand A', 'Brand B']),
    suitedItemCodes: fc.subarray([...couponItemCodes]),
    isThirdParty: fc.boolean(),
    isVerified: fc.constant(true),
  });

/** Zero to four coupons with different card numbers, in the order they were added. */
export const couponList = (of: Currency): fc.Arbitrary<readonly Coupon[]> =>
  fc
    .integer({ min: 0, max: 4 })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => coupon(of, `600${at}`))));

/** Zero to six lines; some are variants, some have nothing due. */
export const dueLines = (of: Currency): fc.Arbitrary<readonly DueLine[]> =>
  fc.array(
    fc.record({
      itemCode: fc.constantFrom(...couponItemCodes, 'GC4'),
      parentItemCode: fc.option(fc.constantFrom(...couponItemCodes)),
      due: price(of, 20_000n),
    }),
    { maxLength: 6 },
  );
