/** Random sales with the payments that settle them, and the cards to issue for them, valid by construction. */
import * as fc from 'fast-check';
import { cardsOf } from '../cart/index.ts';
import { commissionAmount } from '../fees/index.ts';
import { cartTotal } from '../pricing/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { CartTotal } from '../pricing/index.ts';
import { cart, cartProducts, openPolicy } from '../cart/testing.ts';
import type { Coupon } from '../coupon/index.ts';
import { fromMinorUnits, sum, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { unitAccount, walletAccount } from './account.ts';
import { creditBonus } from './bonus.ts';
import { earnCommission } from './commission.ts';
import type { LedgerChange } from './journal.ts';
import { enterBalance, issue, placeHolds, reservations, settle, takeLateMoney } from './postings.ts';
import type { Issue, PaidFrom, Settlement } from './postings.ts';
import { addSales, couponUse, givenSale, saleOf } from '../sale/index.ts';

/** A settled order, with everything else that a test needs. `gifts` are those of `issues` that are given away. */
export interface SoldOrder {
  readonly cart: Cart;
  readonly total: CartTotal;
  readonly settlement: Settlement;
  readonly issues: readonly Issue[];
  readonly gifts: readonly Issue[];
}

const coupon = (of: Currency, cardNumber: string): fc.Arbitrary<Coupon> =>
  fc.record({
    cardNumber: fc.constant(cardNumber),
    balance: fc.bigInt({ min: 1n, max: 200_000n }).map((minor) => fromMinorUnits(minor, of)),
    isPartialRedeemAllowed: fc.boolean(),
    brands: fc.constant([]),
    suitedItemCodes: fc.subarray(cartProducts.map(([itemCode]) => itemCode)),
    isThirdParty: fc.boolean(),
    isVerified: fc.constant(true),
  });

const paidFrom: fc.Arbitrary<PaidFrom> = fc.oneof(
  fc.constantFrom<PaidFrom>({ type: 'provider' }, { type: 'bank' }, { type: 'suspense' }),
  fc.constant<PaidFrom>({ type: 'wallet', customerId: 'C1' }),
);

/** A line's cards share its face value; of a file the last card gets the remainder of the division. */
const issuesOf = (orderNo: string, line: CartLine): readonly Issue[] => {
  const cards = cardsOf(line);
  const whole = toMinorUnits(line.amount) * (line.file === null ? BigInt(cards) : 1n);
  const each = whole / BigInt(cards);
  return Array.from({ length: cards }, (_, at) => ({
    lineId: `${orderNo}/${line.lineId}`,
    unit: at + 1,
    cardId: `${orderNo}/${line.lineId}/${at + 1}`,
    faceMinor: at === cards - 1 ? whole - each * BigInt(cards - 1) : each,
    currency: line.amount.currency.code,
  }));
};

/** Cards of one face value that are given away; mostly none. */
const giftsOf = (of: Currency, orderNo: string): fc.Arbitrary<readonly Issue[]> =>
  fc.tuple(fc.bigInt({ min: 1n, max: 10_000n }), fc.constantFrom(0, 0, 1, 3)).map(([faceMinor, count]) =>
    Array.from({ length: count }, (_, at) => ({
      lineId: `${orderNo}/gift`,
      unit: at + 1,
      cardId: `${orderNo}/gift/${at + 1}`,
      faceMinor,
      currency: of.code,
    })),
  );

const bonus = fc.option(fc.record({ customerId: fc.constant('C1'), amountMinor: fc.bigInt({ min: 1n, max: 9_999n }) }));

/** What a line of a priced cart earns its salesman. */
export const commissionOfLine = (cart: Cart, total: Pick<CartTotal, 'lines'>, at: number): Money =>
  commissionAmount(cart.lines[at]!.commission, total.lines[at]!.gross);

/**
 * An order of one to six lines with up to three coupons, and with gifts, a bonus or neither, placed by a salesman or not. The card id of a
 * coupon is its number.
 */
export const soldOrder = (of: Currency, orderNo = 'FR1'): fc.Arbitrary<SoldOrder> =>
  fc
    .tuple(
      cart(of, { minLines: 1 }),
      fc
        .integer({ min: 0, max: 3 })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => coupon(of, `${orderNo}-${at}`)))),
      paidFrom,
      giftsOf(of, orderNo),
      bonus,
      fc.constantFrom(null, 'S1', 'S2'),
    )
    .map(([cart, coupons, paidFrom, gifts, bonus, salesmanId]) => {
      const total = cartTotal(cart, { policy: openPolicy(of), discounts: [], coupons });
      return {
        cart,
        total,
        settlement: {
          orderNo,
          sale: addSales([
            saleOf(
              total,
              of,
              salesmanId === null
                ? null
                : sum(
                    cart.lines.map((_, at) => commissionOfLine(cart, total, at)),
                    of,
                  ),
            ),
            ...gifts.map(({ faceMinor }) => givenSale(fromMinorUnits(faceMinor, of))),
          ]),
          coupons: total.coupons.map((applied) => couponUse(applied, applied.coupon.cardNumber)),
          paidMinor: toMinorUnits(total.total),
          paidFrom,
          bonus: gifts.length > 0 ? null : bonus,
          salesmanId,
        },
        issues: [...cart.lines.flatMap((line) => issuesOf(orderNo, line)), ...gifts],
        gifts,
      };
    });

/** The balance that a wallet needs to pay. */
const topUpOf = ({ orderNo, paidFrom, paidMinor, sale: { currency } }: Settlement): LedgerChange => {
  if (paidFrom.type !== 'wallet') return { journal: null, holds: [] };
  const entries = [
    { account: walletAccount(paidFrom.customerId, currency), amountMinor: paidMinor },
    { account: unitAccount('bankClearing', currency), amountMinor: -paidMinor },
  ];
  return { journal: { kind: 'enter', cause: { type: 'order', id: orderNo }, entries, note: null }, holds: [] };
};

/** The changes that are needed before the order can be paid: the coupons' cards, the wallet, late money. */
export const fundingOf = ({ total, settlement }: SoldOrder): readonly LedgerChange[] => {
  const { orderNo, paidFrom, paidMinor, sale } = settlement;
  const { currency } = sale;
  const cards = total.coupons
    .filter(({ coupon }) => !coupon.isThirdParty)
    .map(({ coupon }) => enterBalance(coupon.cardNumber, toMinorUnits(coupon.balance), currency));
  const late = takeLateMoney({ paymentId: orderNo, amountMinor: paidMinor, currency, from: 'provider' });
  return [...cards, ...(paidFrom.type === 'suspense' ? [late] : []), topUpOf(settlement)];
};

/** All changes of a purchase, from the order to the last card, the bonus and the commission. */
export const purchaseOf = ({ settlement, issues }: SoldOrder): readonly LedgerChange[] => [
  placeHolds(settlement.orderNo, reservations(settlement)),
  settle(settlement),
  ...earnCommission(settlement),
  ...issues.map(issue),
  ...(settlement.bonus === null ? [] : [creditBonus(settlement.orderNo, settlement.bonus, settlement.sale.currency)]),
];
