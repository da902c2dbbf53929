/** From a quotation to the cart: today's prices, what can no longer be bought, and what is asked first. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartQuantity, changeQuantity, deleteLine, editLine, emptyCart } from '../cart/index.ts';
import { decodeCart, encodeCart } from '../cart/schema.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { checkForm } from '../line-entry/index.ts';
import type { CardFormFacts } from '../line-entry/index.ts';
import { FILLED_IN_AT, filledForms, type FilledForm } from '../line-entry/testing.ts';
import { add, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { checkoutPayload } from '../order-payload/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { cartTotal } from '../pricing/index.ts';
import { DAY_MS } from '../time/index.ts';
import { asksFirst, canTake, hasNoLines, joinedCart, planTaking, quotedCart, takeQuoted } from './index.ts';

const policy = openPolicy(euro);
const pricing = { policy, discounts: [] };

const idsFrom = (first: number) => {
  let next = first;
  return () => `L${next++}`;
};

const lineOf = ({ form, facts }: FilledForm): CartLine =>
  Result.getOrThrow(checkForm(form, facts, numberingPlan, { now: FILLED_IN_AT, lineId: 'Q' }));

const today = (facts: CardFormFacts | null, now = FILLED_IN_AT) => ({
  cards: new Map(facts === null ? [] : [[facts.product.itemCode, facts]]),
  plan: numberingPlan,
  now,
});

const alone = (lines: readonly CartLine[]): Cart => ({ ...emptyCart(euro), lines });
const totalOf = (lines: readonly CartLine[]) => cartTotal(alone(lines), { ...pricing, coupons: [] }).total;

/** A card by email that is sent at once. */
const [atOnce] = fc.sample(
  filledForms.filter(
    ({ form, facts }) => form.deliveryType === 'email' && !form.isScheduled && facts.phoneCredit === null,
  ),
  { numRuns: 1, seed: 3 },
);
const facts = atOnce!.facts;
const line = lineOf(atOnce!);

const quotation = (cartLines: readonly CartLine[] | null) => ({ orderNo: 'Q-1', cartLines });
/** What a line of the quotation becomes in the cart. */
const taken = (line: CartLine) => ({ ...line, lineId: null, quotationNo: 'Q-1' });

const plan = (lines: readonly CartLine[], cart: Cart = emptyCart(euro), of: CardFormFacts | null = facts) =>
  planTaking({ total: totalOf([line]) }, quotedCart(quotation(lines), today(of)), cart, pricing, idsFrom(10));

/** The quotations that an order of the cart names. */
const orderedFrom = (cart: Cart) =>
  checkoutPayload(cart, cartTotal(cart, { ...pricing, coupons: [] }), {
    unitId: 'FR',
    customerId: 'C',
    chosenMeans: 'bankTransfer',
    reward: null,
    imageUrl: null,
    draftId: null,
  }).quotationList;

describe('the lines of a quotation', () => {
  test('are the same lines again while nothing has changed [A-174]', () => {
    fc.assert(
      fc.property(filledForms, (filled) => {
        const quoted = lineOf(filled);
        expect(quotedCart(quotation([quoted]), today(filled.facts))).toEqual({
          lines: [taken(quoted)],
          undated: [],
          left: [],
        });
      }),
    );
  });

  test('cost what their products cost today [A-185]', () => {
    fc.assert(
      fc.property(filledForms, (filled) => {
        const product = { ...filled.facts.product, cardMadeFee: money(9, euro), name: 'Renamed' };
        const { lines } = quotedCart(quotation([lineOf(filled)]), today({ ...filled.facts, product }));
        expect(lines).toMatchObject([{ productName: 'Renamed', cardMadeFee: money(9, euro) }]);
      }),
    );
  });

  test('keep what a salesman agreed with the customer [A-185]', () => {
    const agreed = {
      salesmanSetDiscount: { type: 'percent', rate: line.productDiscountRate },
      customerId: 'C7',
      customerName: 'Acme',
    } as const;
    expect(quotedCart(quotation([{ ...line, ...agreed }]), today(facts)).lines).toMatchObject([agreed]);
  });

  test('stay out where the product is gone or no longer sold at that amount [A-174]', () => {
    const product = { ...facts.product, minAmount: add(line.amount, money(1, euro)), maxAmount: money(999, euro) };
    expect(quotedCart(quotation([line]), today(null)).left).toEqual([{ line, refusal: { _tag: 'ProductNotFound' } }]);
    expect(quotedCart(quotation([line]), today({ ...facts, product })).left).toMatchObject([
      { refusal: { _tag: 'AmountBelowMinimum' } },
    ]);
  });

  test('whose day is over go at once, and are named [A-174]', () => {
    fc.assert(
      fc.property(
        filledForms.filter((filled) => lineOf(filled).delivery.date !== null),
        (filled) => {
          const quoted = lineOf(filled);
          const later = FILLED_IN_AT + 800 * DAY_MS;
          const { lines, undated, left } = quotedCart(quotation([quoted]), today(filled.facts, later));
          expect(left).toEqual([]);
          expect(undated).toEqual([quoted]);
          expect(lines).toEqual([taken({ ...quoted, delivery: { ...quoted.delivery, date: null } })]);
        },
      ),
    );
  });

  test('name their quotation in the cart, from which an order takes it, whatever is changed there and however many there are [A-174]', () => {
    const own = { ...line, lineId: 'own' };
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Q-1', 'Q-2', 'Q-3'), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        (numbers, quantity) => {
          const put = numbers.reduce(
            (cart, orderNo) => {
              const { lines } = quotedCart({ orderNo, cartLines: [line] }, today(facts));
              return Result.getOrThrow(takeQuoted(cart, lines, policy, idsFrom(cart.lines.length)));
            },
            alone([own]),
          );
          const [, first] = put.lines;
          const edited = { ...lineOf(atOnce!), lineId: first!.lineId, message: 'Otherwise' };
          const changed = Result.getOrThrow(
            Result.flatMap(changeQuantity(put, first!.lineId, quantity, policy), (cart) =>
              editLine(cart, edited, policy),
            ),
          );
          expect(changed.lines[1]!.message).toBe('Otherwise');
          const stored = Result.getOrThrow(decodeCart(JSON.parse(JSON.stringify(encodeCart(changed))), euro));
          expect(orderedFrom(stored)).toEqual([...new Set(numbers)]);
          const rest = put.lines.slice(1).reduce((cart, { lineId }) => {
            return Result.getOrThrow(deleteLine(cart, lineId)).cart;
          }, put);
          expect(orderedFrom(rest)).toBeUndefined();
        },
      ),
    );
  });

  test('of a file are not checked card by card, and take the product’s values [A-25][A-174]', () => {
    const ofFile = { ...line, quantity: 2, file: { cards: 2, type: null, name: 'list.xlsx', uploads: ['U'] } };
    const product = { ...facts.product, name: 'Renamed', maxAmount: facts.product.minAmount };
    expect(quotedCart(quotation([ofFile]), today({ ...facts, product })).lines).toEqual([
      taken({ ...ofFile, productName: 'Renamed' }),
    ]);
  });
});

describe('putting them into the cart', () => {
  test('asks nothing while the price is the same and the cart empty [A-174]', () => {
    const taking = plan([line]);
    expect([asksFirst(taking), canTake(taking), taking.newTotal]).toEqual([false, true, null]);
  });

  test('says the new price, what stays out and what is in the cart already [A-185]', () => {
    const dearer = plan([{ ...line, quantity: line.quantity + 1 }]);
    expect(dearer.newTotal).toEqual(totalOf([{ ...line, quantity: line.quantity + 1 }]));
    const gone = plan([line], emptyCart(euro), null);
    const beside = plan([line], alone([line]));
    expect(beside.besides).toBe(line.quantity);
    expect([dearer, gone, beside].map(asksFirst)).toEqual([true, true, true]);
    expect([dearer, gone, beside].map(canTake)).toEqual([true, false, true]);
  });

  test('says of a quotation that stored no lines that it cannot be taken [A-174]', () => {
    const [older, gone, whole] = [plan([]), plan([line], emptyCart(euro), null), plan([line])];
    expect([older, gone, whole].map(hasNoLines)).toEqual([true, false, false]);
    expect([asksFirst(older), canTake(older)]).toEqual([true, false]);
  });

  test('empties the cart after a conflict alone, and only once that was confirmed [A-22][A-23][A-174]', () => {
    const posted = { ...line, lineId: 'P', kind: 'physical', delivery: { type: 'physical', date: null } } as const;
    const taking = plan([line], alone([posted]));
    expect(taking.refusal).toEqual({ _tag: 'MixedKinds' });
    expect([asksFirst(taking), canTake(taking)]).toEqual([true, true]);
    expect(joinedCart(alone([posted]), taking).lines).toEqual([]);
    expect(joinedCart(alone([line]), plan([line], alone([line]))).lines).toEqual([line]);
  });

  test('beyond the most cards of an order is refused [A-24]', () => {
    const capped = { policy: { ...policy, maxQuantity: line.quantity }, discounts: [] };
    const quoted = quotedCart(quotation([line]), today(facts));
    const taking = planTaking({ total: totalOf([line]) }, quoted, alone([line]), capped, idsFrom(1));
    expect(taking.refusal).toEqual({ _tag: 'MaxQuantityExceeded', max: line.quantity });
    expect(canTake(taking)).toBe(false);
  });

  test('adds every line behind the present ones, under an id of its own [A-174]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const { lines } = quotedCart(quotation(Array.from({ length: count }, () => line)), today(facts));
        const cart = Result.getOrThrow(takeQuoted(alone([line]), lines, policy, idsFrom(0)));
        expect(cart.lines[0]).toEqual(line);
        expect(cartQuantity(cart)).toBe((count + 1) * line.quantity);
        expect(new Set(cart.lines.map(({ lineId }) => lineId)).size).toBe(count + 1);
      }),
    );
  });
});
