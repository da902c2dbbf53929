import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartQuantity, emptyCart } from '../cart/index.ts';
import { cartTotal, taxSplit } from '../pricing/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { privateKinds, tradeKinds } from '../customer/testing.ts';
import { emails, nearMissEmails } from '../email/testing.ts';
import { defaultCommission } from '../fees/index.ts';
import { encodeAmount, equals } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { checkoutPayload } from '../order-payload/index.ts';
import { anyOrderFacts, orderableCart } from '../order-payload/testing.ts';
import { addDays, formatIso, localDate } from '../time/index.ts';
import { instants } from '../time/testing.ts';
import {
  disableQuotation,
  EMPTY_QUOTATIONS,
  mayQuote,
  newQuotation,
  prepareQuotation,
  QUOTATION_STATES,
  quotationEnd,
  quotationState,
  quotationNotice,
  receiveQuotations,
  shownQuotations,
} from './index.ts';
import {
  decodeQuotationRequest,
  encodeQuotationRequest,
  QuotationAnswer,
  quotationDetailAnswer,
  quotationListAnswer,
  QuotationListRequest,
  quotationPage,
  QuotationReference,
} from './schema.ts';
import type { Quotation, QuotationEntry } from './index.ts';
import { quotationNumbers, quotationRequests, quotations, spoilQuotationRequest } from './testing.ts';

const pricing = { policy: openPolicy(euro), discounts: [] };
const entries: fc.Arbitrary<QuotationEntry> = fc.record({
  cart: orderableCart(euro),
  pricing: fc.constant(pricing),
  facts: anyOrderFacts,
  buyer: tradeKinds,
  email: emails,
});
const [sample] = fc.sample(entries, { numRuns: 1, seed: 11 });
const tagOf = (entry: QuotationEntry): string =>
  Result.match(prepareQuotation(entry), { onSuccess: () => 'prepared', onFailure: ({ _tag }) => _tag });

describe('who may request a quotation', () => {
  test('companies and salesmen, nobody else [S1.21][S6.14][A-40]', () => {
    expect(CUSTOMER_KINDS.filter(mayQuote)).toEqual(['business', 'salesman']);
    fc.assert(
      fc.property(entries, privateKinds, (entry, buyer) => {
        expect(prepareQuotation({ ...entry, buyer, email: '', cart: emptyCart(euro) })).toEqual(
          Result.fail({ _tag: 'QuotationNotOffered' }),
        );
      }),
    );
  });
});

const notice = (answer: unknown) => quotationNotice(Schema.decodeUnknownSync(QuotationAnswer)(answer), 'a@b.fr');

describe('a request for a quotation', () => {
  test('sends the checkout payload of the cart and the email, and never a coupon or where its lines came from [S1.21][S7.99][A-40][A-174]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const { request, total } = Result.getOrThrow(prepareQuotation(entry));
        const { quotationList: _new, ...payload } = checkoutPayload(entry.cart, total, entry.facts);
        expect(request).toEqual({ ...payload, email: entry.email });
        expect('couponList' in request).toBe(false);
        const json: unknown = JSON.parse(JSON.stringify(encodeQuotationRequest(request)));
        expect(Result.getOrThrow(decodeQuotationRequest(json))).toEqual(request);
      }),
    );
  });

  test('has the price of the cards without coupons [A-40]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const { total } = Result.getOrThrow(prepareQuotation(entry));
        const without = cartTotal(entry.cart, { ...pricing, coupons: [] });
        expect(total.coupons).toEqual([]);
        expect(equals(total.total, without.gross)).toBe(true);
      }),
    );
  });

  test('is refused for an empty cart, then for an invalid email [S7.99]', () => {
    expect(tagOf({ ...sample!, cart: emptyCart(euro), email: '' })).toBe('CartEmpty');
    expect(tagOf({ ...sample!, email: '' })).toBe('Required');
    fc.assert(
      fc.property(nearMissEmails, (email) => {
        expect(['NotAnEmail', 'Required', 'OnlyBlanks', 'ControlCharacter', 'AttackPattern']).toContain(
          tagOf({ ...sample!, email }),
        );
      }),
    );
    expect(Result.getOrThrow(prepareQuotation({ ...sample!, email: ' a@b.fr ' })).request.email).toBe('a@b.fr');
  });

  test('with coupons, without an email or with unknown fields is refused by the server [S7.99][A-40]', () => {
    fc.assert(
      fc.property(quotationRequests, spoilQuotationRequest, (request, spoil) => {
        const json = encodeQuotationRequest(request);
        expect(Result.isSuccess(decodeQuotationRequest(JSON.parse(JSON.stringify(json))))).toBe(true);
        expect(Result.isFailure(decodeQuotationRequest(JSON.parse(JSON.stringify(spoil(json)))))).toBe(true);
      }),
    );
  });

  test('is answered with a number or an error, and sent only with a number and no error [S4.12][S7.99][S8.48][S8.49]', () => {
    expect(notice({ orderNo: 'Q1' })).toEqual({ _tag: 'QuotationSent', orderNo: 'Q1', email: 'a@b.fr' });
    for (const answer of [
      {},
      { orderNo: null },
      { orderNo: '' },
      { orderNo: 'Q1', error: { code: '1' } },
      { error: 'no' },
    ]) {
      expect(notice(answer)).toEqual({ _tag: 'QuotationFailed', code: null });
    }
    expect(() => notice({ orderNo: 1 })).toThrow();
  });
});

const wire = ({ orderNo, createdAt, email, cards, total, validUntil, isDisabled, orders }: Quotation) => ({
  orderNo,
  createdAt: formatIso(createdAt),
  email,
  qty: cards,
  orderAmtTot: encodeAmount(total),
  validUntil: formatIso(validUntil),
  isDisabled,
  orders,
});

describe('the list of quotations', () => {
  const decode = Schema.decodeUnknownSync(quotationListAnswer(euro));
  const distinct = fc.uniqueArray(quotations, { maxLength: 6, selector: ({ orderNo }) => orderNo });

  test('is requested by customer and page, from 1 [S7.15]', () => {
    const read = Schema.decodeUnknownResult(QuotationListRequest, { onExcessProperty: 'error' });
    expect(read({ custId: 'C1', page: 1 })).toEqual(Result.succeed({ custId: 'C1', page: 1 }));
    for (const wrong of [
      { page: 1 },
      { custId: 'C1' },
      { custId: 'C1', page: 0 },
      { custId: 'C1', page: 1.5 },
      { custId: '', page: 1 },
    ]) {
      expect(Result.isFailure(read(wrong))).toBe(true);
    }
  });

  test('a quotation is read and disabled by customer and number [S7.16][S7.17]', () => {
    const read = Schema.decodeUnknownResult(QuotationReference, { onExcessProperty: 'error' });
    expect(read({ custId: 'C1', orderNo: 'Q1' })).toEqual(Result.succeed({ custId: 'C1', orderNo: 'Q1' }));
    for (const wrong of [
      { custId: 'C1' },
      { orderNo: 'Q1' },
      { custId: '', orderNo: 'Q1' },
      { custId: 'C1', orderNo: 'Q1', page: 1 },
    ]) {
      expect(Result.isFailure(read(wrong))).toBe(true);
    }
  });

  test('has totalCount and quotationOrders, each with number, day, email, cards, total, last instant, its orders and whether it is disabled [S3.101][A-174][A-185]', () => {
    fc.assert(
      fc.property(
        fc.array(quotations, { maxLength: 5 }),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (items, totalCount, page) => {
          const answer = decode(JSON.parse(JSON.stringify({ totalCount, quotationOrders: items.map(wire) })));
          const read = quotationPage(answer, page);
          expect([read.totalCount, read.page]).toEqual([totalCount, page]);
          expect(read.items.map(wire)).toEqual(items.map(wire));
        },
      ),
    );
    for (const over of [
      { qty: 0 },
      { createdAt: '2026/06/14' },
      { orderAmtTot: 5 },
      { orderNo: '' },
      { isDisabled: 'no' },
      { orders: [''] },
      { validUntil: undefined },
    ]) {
      const row = { ...wire(fc.sample(quotations, { numRuns: 1, seed: 2 })[0]!), ...over };
      expect(() => decode({ totalCount: 1, quotationOrders: [row] })).toThrow();
    }
    expect(() => decode({ totalCount: -1, quotationOrders: [] })).toThrow();
  });

  test('is replaced by page 1 and grows by later pages; each that is not disabled is shown once [S4.60]', () => {
    fc.assert(
      fc.property(distinct, distinct, (first, second) => {
        const one = receiveQuotations(EMPTY_QUOTATIONS, { items: first, totalCount: 20, page: 1 });
        const two = receiveQuotations(one, { items: second, totalCount: 20, page: 2 });
        const numbers = shownQuotations(two).map(({ orderNo }) => orderNo);
        expect(new Set(numbers).size).toBe(numbers.length);
        const open = [...first, ...second].filter(({ isDisabled }) => !isDisabled).map(({ orderNo }) => orderNo);
        expect(numbers).toEqual([...new Set(open)]);
        expect(receiveQuotations(two, { items: second, totalCount: 20, page: 1 }).held?.items).toEqual(second);
      }),
    );
    expect(shownQuotations(EMPTY_QUOTATIONS)).toEqual([]);
  });

  test('hides disabled quotations, even if a later answer still reports them as open [S7.16][A-40]', () => {
    fc.assert(
      fc.property(distinct, quotationNumbers, (items, other) => {
        const list = receiveQuotations(EMPTY_QUOTATIONS, { items, totalCount: items.length, page: 1 });
        const [target = other] = items.map(({ orderNo }) => orderNo);
        const less = disableQuotation(disableQuotation(list, target), target);
        const again = receiveQuotations(less, { items, totalCount: items.length, page: 1 });
        const expected = items.filter(({ isDisabled, orderNo }) => !isDisabled && orderNo !== target);
        expect(shownQuotations(less)).toEqual(expected);
        expect(shownQuotations(again)).toEqual(expected);
        expect(less.disabled).toEqual([target]);
      }),
    );
  });
});

describe('a quotation ends', () => {
  const zones = fc.constantFrom('Europe/Paris', 'Asia/Dubai', 'America/Sao_Paulo', 'UTC');

  test('with the last of its days in the unit’s zone, whatever the hour at which it was made [A-185][A-194]', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 90 }), zones, (createdAt, validDays, timeZone) => {
        const end = quotationEnd(createdAt, { validDays, timeZone });
        const lastDay = addDays(localDate(createdAt, timeZone), validDays);
        expect(localDate(end, timeZone)).toEqual(lastDay);
        expect(localDate(end + 1, timeZone)).toEqual(addDays(lastDay, 1));
      }),
    );
  });

  test('is open until its last instant, then expired; disabled wins over both [A-185]', () => {
    fc.assert(
      fc.property(quotations, fc.integer({ min: -2, max: 2 }), (quotation, offset) => {
        const state = quotationState(quotation, quotation.validUntil + offset);
        if (quotation.isDisabled) expect(state).toBe('disabled');
        else expect(state).toBe(offset > 0 ? 'expired' : 'open');
        expect(QUOTATION_STATES).toContain(state);
      }),
    );
  });
});

const made = (entry: QuotationEntry) => {
  const prepared = Result.getOrThrow(prepareQuotation(entry));
  return newQuotation('Q1', 1_800_000_000_000, entry.cart, prepared, pricing.policy, {
    validDays: 30,
    timeZone: 'Europe/Paris',
  });
};

describe('a complete quotation', () => {
  test('has the request, its price without coupons and the contained tax, part by part, and no salesman’s commission [S3.101][S7.17][A-06][A-08]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const { lines, cartLines, prices, total, tax, cards, ...rest } = made(entry);
        const priced = cartTotal(entry.cart, { ...pricing, coupons: [] });
        expect(rest).toEqual({
          orderNo: 'Q1',
          createdAt: 1_800_000_000_000,
          email: entry.email,
          validUntil: Date.parse('2027-02-14T22:59:59.999Z'),
          isDisabled: false,
          orders: [],
        });
        expect(cartLines).toEqual(entry.cart.lines.map((line) => ({ ...line, commission: defaultCommission })));
        expect(prices!.map(({ gross }) => gross)).toEqual(priced.lines.map(({ gross }) => gross));
        expect([lines.length, cards]).toEqual([entry.cart.lines.length, cartQuantity(entry.cart)]);
        expect(equals(total, priced.gross)).toBe(true);
        expect(tax).toEqual(taxSplit(entry.cart, priced.lines, pricing.policy));
      }),
    );
  });

  test('is unchanged by the wire [S3.101][S7.17]', () => {
    const schema = quotationDetailAnswer(euro);
    fc.assert(
      fc.property(entries, fc.boolean(), (entry, isDisabled) => {
        const detail = { ...made(entry), isDisabled };
        const wire: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(detail)));
        expect(wire).toMatchObject({ orderNo: 'Q1', qty: detail.cards, isDisabled });
        const again = Schema.decodeUnknownSync(schema)(wire);
        expect(Schema.encodeSync(schema)(again)).toEqual(wire);
        expect(again.isDisabled).toBe(isDisabled);
        expect(again.cartLines?.map(({ itemCode, amount }) => [itemCode, encodeAmount(amount)])).toEqual(
          detail.cartLines?.map(({ itemCode, amount }) => [itemCode, encodeAmount(amount)]),
        );
        const { cartLines: _notStored, ...older } = wire as Record<string, unknown>;
        expect(Schema.decodeUnknownSync(schema)(older).cartLines).toBeNull();
        expect(again.tax.map(({ part, tax }) => [part, encodeAmount(tax)])).toEqual(
          detail.tax.map(({ part, tax }) => [part, encodeAmount(tax)]),
        );
      }),
    );
  });
});
