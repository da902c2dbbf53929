/** Returned cards, in any order and any groups: no value is lost or created. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMinorUnits } from '../money/index.ts';
import { anyCurrency } from '../money/testing.ts';
import { addSales, givenSale, priceOf, saleOf, saleOfUnits } from '../sale/index.ts';
import {
  applyChange,
  availableOf,
  balanceOf,
  bonusShare,
  bookBreaches,
  cardAccount,
  EMPTY_BOOK,
  payBack,
  payBackOf,
  placeHolds,
  returnCards,
  unitAccount,
} from './index.ts';
import type { Book, LedgerChange } from './index.ts';
import type { Sale } from '../sale/index.ts';
import { commissionOfLine, fundingOf, purchaseOf, soldOrder } from './testing.ts';
import type { SoldOrder } from './testing.ts';

const NOTE = { actor: 'staff@example.test', reason: 'Sent back' };

const applyAll = (book: Book, changes: readonly LedgerChange[]): Book =>
  changes.reduce((held, change) => Result.getOrThrow(applyChange(held, change)), book);

const funded = (order: SoldOrder): Book => applyAll(EMPTY_BOOK, fundingOf(order));
const bought = (order: SoldOrder): Book => applyAll(funded(order), purchaseOf(order));

/** One card of an order, with its part of the sale; given away where the order did not sell it. */
interface SoldCard {
  readonly cardId: string;
  readonly faceMinor: bigint;
  readonly sale: Sale;
}

const cardsOf = ({ cart, total, issues, gifts, settlement }: SoldOrder): readonly SoldCard[] => [
  ...gifts.map(({ cardId, faceMinor }) => ({
    cardId,
    faceMinor,
    sale: givenSale(fromMinorUnits(faceMinor, cart.currency)),
  })),
  ...cart.lines.flatMap((line, at) => {
    const ofLine = issues.filter(({ lineId }) => lineId.endsWith(`/${line.lineId}`));
    const commission = settlement.salesmanId === null ? null : commissionOfLine(cart, total, at);
    const whole = saleOf({ lines: [total.lines[at]!] }, line.amount.currency, commission);
    return ofLine.map(({ cardId, faceMinor, unit }) => ({
      cardId,
      faceMinor,
      sale: saleOfUnits({ line: whole, cards: ofLine.length, units: [unit], faceMinor }),
    }));
  }),
];

const total = (sales: readonly Sale[]): Sale => addSales(sales as [Sale, ...Sale[]]);

/** An order and its cards, in the groups in which they are returned. */
const returns = anyCurrency
  .chain((of) => soldOrder(of))
  .chain((order) =>
    fc
      .tuple(
        fc.shuffledSubarray([...cardsOf(order)], { minLength: cardsOf(order).length }),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([cards, size]) => ({
        order,
        groups: Array.from({ length: Math.ceil(cards.length / size) }, (_, at) =>
          cards.slice(at * size, (at + 1) * size),
        ),
      })),
  );

/** What was returned before: of the price, and of the face value sold. */
interface Before {
  readonly priceMinor: bigint;
  readonly soldMinor: bigint;
}

const NOTHING: Before = { priceMinor: 0n, soldMinor: 0n };

const soldFace = ({ face, given }: Sale): bigint => face - given;

const returnOf = ({ settlement }: SoldOrder, group: readonly SoldCard[], before: Before, refundId: string) => {
  const sale = total(group.map((card) => card.sale));
  const back = payBackOf(settlement, before.priceMinor, priceOf(sale));
  const { paidFrom, bonus: earned, salesmanId } = settlement;
  const share = { soldMinor: soldFace(settlement.sale), beforeMinor: before.soldMinor, nowMinor: soldFace(sale) };
  const bonus = earned && {
    from: 'wallet' as const,
    customerId: earned.customerId,
    amountMinor: bonusShare(earned.amountMinor, share),
  };
  const change = returnCards({ refundId, sale, cards: group, payBack: back, paidFrom, bonus, salesmanId, note: NOTE });
  return { back, sale, bonus, change };
};

/** Every group's return, one after another. */
const returnsOf = (order: SoldOrder, groups: readonly (readonly SoldCard[])[]) => {
  let before = NOTHING;
  return groups.map((group, at) => {
    const made = returnOf(order, group, before, `R${at}`);
    before = {
      priceMinor: before.priceMinor + priceOf(made.sale),
      soldMinor: before.soldMinor + soldFace(made.sale),
    };
    return made;
  });
};

describe('laws of returned cards', () => {
  test('the sales of the cards of a line sum to its sale, to the cent', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        expect(total(groups.flat().map(({ sale }) => sale))).toEqual(order.settlement.sale);
      }),
    );
  });

  test('money is refunded before the coupons, which get back what they paid, and all refunds together are what was paid', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        const backs = returnsOf(order, groups).map(({ back }) => back);
        const { paidMinor, coupons } = order.settlement;
        expect(backs.reduce((sum, { moneyMinor }) => sum + moneyMinor, 0n)).toBe(paidMinor);
        for (const { cardId, applied, lost } of coupons.filter((coupon) => coupon.cardId !== null)) {
          const parts = backs.flatMap(({ coupons: restored }) => restored.filter((part) => part.cardId === cardId));
          expect(parts.reduce((sum, part) => sum + part.applied, 0n)).toBe(applied);
          expect(parts.reduce((sum, part) => sum + part.lost, 0n)).toBe(lost);
        }
        let open = paidMinor;
        for (const { moneyMinor, coupons: restored } of backs) {
          open -= moneyMinor;
          if (open > 0n) expect(restored.filter(({ applied }) => applied > 0n)).toEqual([]);
        }
      }),
    );
  });

  test('after all cards were returned and the money was refunded, every account has its balance from before the order', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        const { paidFrom, sale } = order.settlement;
        const made = returnsOf(order, groups);
        const at = paidFrom.type === 'bank' ? ('bank' as const) : ('provider' as const);
        const left = made.flatMap(({ back }, index) =>
          paidFrom.type === 'wallet' || paidFrom.type === 'suspense' || back.moneyMinor === 0n
            ? []
            : [
                payBack({
                  refundId: `R${index}`,
                  amountMinor: back.moneyMinor,
                  currency: sale.currency,
                  at,
                  note: NOTE,
                }),
              ],
        );
        const before = funded(order);
        const after = applyAll(bought(order), [...made.map(({ change }) => change), ...left]);
        expect(bookBreaches(after)).toEqual([]);
        for (const { account, posted, held } of after.balances.values()) {
          expect({ account, posted, held }).toEqual({ account, posted: balanceOf(before, account).posted, held: 0n });
        }
      }),
    );
  });

  test('a refund is owed immediately: to the wallet, else in suspense until it is paid', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        const { paidFrom, sale } = order.settlement;
        const { back, change } = returnOf(order, groups[0]!, NOTHING, 'R0');
        const book = bought(order);
        const suspense = unitAccount('suspense', sale.currency);
        const thirdParties = back.coupons
          .filter(({ cardId }) => cardId === null)
          .reduce((sum, { applied }) => sum + applied, 0n);
        const gained = balanceOf(applyAll(book, [change]), suspense).posted - balanceOf(book, suspense).posted;
        expect(gained).toBe(thirdParties + (paidFrom.type === 'wallet' ? 0n : back.moneyMinor));
      }),
    );
  });

  test('a return records who did it and why, and happens once', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        const { change } = returnOf(order, groups[0]!, NOTHING, 'R0');
        expect(change.journal?.note).toEqual(NOTE);
        const after = applyAll(bought(order), [change]);
        expect(applyChange(after, change)).toMatchObject({ failure: { _tag: 'AlreadyPosted' } });
      }),
    );
  });

  test('a card that is partly spent or held cannot be returned', () => {
    fc.assert(
      fc.property(returns, ({ order, groups }) => {
        const [card] = groups[0]!;
        fc.pre(card!.faceMinor > 0n);
        const account = cardAccount(card!.cardId, order.settlement.sale.currency);
        const held = applyAll(bought(order), [placeHolds('FR9', [{ account, amountMinor: 1n }])]);
        expect(availableOf(held, account)).toBe(card!.faceMinor - 1n);
        const { change } = returnOf(order, groups[0]!, NOTHING, 'R0');
        expect(applyChange(held, change)).toMatchObject({ failure: { _tag: 'InsufficientFunds', account } });
      }),
    );
  });
});

describe('a return', () => {
  const settlement = {
    paidMinor: 700n,
    coupons: [
      { cardId: 'A', applied: 200n, lost: 5n },
      { cardId: 'B', applied: 100n, lost: 0n },
    ],
  };

  test('refunds money first, then the last coupon, and with the end of the price also what coupons lost', () => {
    expect(payBackOf(settlement, 0n, 600n)).toEqual({ moneyMinor: 600n, coupons: [] });
    expect(payBackOf(settlement, 600n, 250n)).toEqual({
      moneyMinor: 100n,
      coupons: [
        { cardId: 'A', applied: 50n, lost: 0n },
        { cardId: 'B', applied: 100n, lost: 0n },
      ],
    });
    expect(payBackOf(settlement, 850n, 150n).coupons).toEqual([{ cardId: 'A', applied: 150n, lost: 5n }]);
  });

  test('of a card without a price, after the whole price was refunded, refunds nothing again', () => {
    expect(payBackOf(settlement, 1000n, 0n)).toEqual({ moneyMinor: 0n, coupons: [] });
  });

  test('of more than was paid is a defect', () => {
    expect(() => payBackOf(settlement, 900n, 101n)).toThrow(RangeError);
    expect(() => payBackOf(settlement, 900n, 100n)).not.toThrow();
  });
});
