import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../pricing/index.ts';
import { newLine } from '../cart/index.ts';
import type { CartLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import type { Coupon } from '../coupon/index.ts';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import { currency, encodeAmount, money, rate } from '../money/index.ts';
import { exceedsPayload, checkAgainstDraft, checkoutPayload, needsDraft, orderPayloadLine } from './index.ts';
import { CheckoutPayload } from './schema.ts';
import type { OrderFacts } from './index.ts';
import { anyCheckoutPayload, anyOrderFacts, orderableCart, spoilPayload } from './testing.ts';

const strict = { onExcessProperty: 'error' } as const;
const decode = Schema.decodeUnknownResult(CheckoutPayload, strict);
const encode = Schema.encodeSync(CheckoutPayload, strict);

const EUR = currency('EUR');
const NO_DISCOUNTS = { policy: openPolicy(EUR), discounts: [] };

/** The closed list of S3.45, verbatim. */
const LINE_FIELDS = (
  'amount, deliverDate, deliverType, extraItemCode, itemCode, letterTypeId, message, message2, personalImageUrl, qty, ' +
  'receiverAddress, receiverCity, receiverCountryCode, receiverEmail, receiverMobileNo, receiverName, ' +
  'receiverVatNumber, receiverZipCode, senderEmail, senderName, templateId'
).split(', ');

const facts: OrderFacts = {
  unitId: 'FR',
  customerId: null,
  chosenMeans: 'creditCard',
  reward: null,
  imageUrl: null,
  draftId: null,
};

const fullLine: CartLine = {
  ...newLine('L1', 'GC1', EUR),
  amount: money('50', EUR),
  quantity: 2,
  parentItemCode: 'GC',
  extra: { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: money('2.50', EUR), discount: null },
  letter: { typeId: 'L', price: money('6.90', EUR), salesmanDiscount: null },
  delivery: { type: 'physical', date: '2026/12/24' },
  receiver: {
    civility: 'mrs',
    firstName: 'Ana',
    lastName: "O'Neill",
    email: 'ana@example.org',
    phone: { areaCode: '+33', number: '612345678' },
    address: { line1: '12 rue Haute', line2: 'Bât. B', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
    vatNumber: 'FR1',
  },
  sender: { name: 'Jo Doe', email: 'jo@example.org' },
  message: 'Joyeux Noël',
  message2: 'Jo',
  templateId: '42',
  templateImageUrl: 'https://a.example/t.png',
  photoUrl: 'https://a.example/p.png',
};

const encodedLine = (line: CartLine) => {
  const cart = { currency: EUR, lines: [line], salesmanSetDiscount: null, customerContractLevel: null };
  return encode(checkoutPayload(cart, cartTotal(cart, { ...NO_DISCOUNTS, coupons: [] }), facts)).lines[0];
};

describe('one line', () => {
  test('a full line sends every listed field and no other [S3.45][S3.46]', () => {
    expect(Object.keys(encodedLine(fullLine) ?? {}).toSorted()).toEqual(LINE_FIELDS.toSorted());
  });

  test('no line of any cart sends a field outside the list [S3.46]', () => {
    fc.assert(
      fc.property(orderableCart(EUR), (cart) => {
        for (const line of cart.lines) {
          for (const name of Object.keys(encodedLine(line) ?? {})) expect(LINE_FIELDS).toContain(name);
        }
      }),
    );
  });

  test('names, addresses and phones are joined, codes and decimals are the wire’s [S3.45][S3.47][A-29]', () => {
    expect(encodedLine(fullLine)).toMatchObject({
      amount: '50.00',
      deliverType: 0,
      qty: 2,
      templateId: 42,
      receiverName: "Ana O'Neill",
      receiverAddress: '12 rue Haute, Bât. B',
      receiverMobileNo: '+33612345678',
    });
  });

  test('a letter is sent only with posted lines, and only there its discount needs a draft [A-166]', () => {
    const letter = { ...fullLine.letter!, salesmanDiscount: { type: 'percent', rate: rate(4) } } as const;
    for (const type of DELIVERY_TYPES) {
      const sent = { ...fullLine, letter, delivery: { type, date: null } };
      expect(encodedLine(sent)?.letterTypeId).toBe(type === 'physical' ? 'L' : undefined);
      expect(exceedsPayload(sent)).toBe(type === 'physical');
    }
  });

  test('empty fields are left out [A-35]', () => {
    expect(encodedLine(newLine('L1', 'GC1', EUR))).toEqual({ amount: '0.00', deliverType: 2, itemCode: 'GC1', qty: 1 });
  });

  test('a template id is sent as a number; any other id is a defect [S3.47]', () => {
    expect(typeof encodedLine(fullLine)?.templateId).toBe('number');
    for (const templateId of ['T-42', '42x', '4.2', '1'.repeat(16)]) {
      expect(() => orderPayloadLine({ ...fullLine, templateId })).toThrow(templateId);
    }
  });
});

describe('the whole payload', () => {
  test('an encoded payload is decoded to the same one [S3.45][S3.48]', () => {
    fc.assert(
      fc.property(anyCheckoutPayload, (payload) => {
        const json: unknown = JSON.parse(JSON.stringify(encode(payload)));
        expect(Result.getOrThrow(decode(json))).toEqual(payload);
      }),
    );
  });

  test('the payload of any cart that can be ordered is accepted by the server [S3.48][A-35]', () => {
    fc.assert(
      fc.property(orderableCart(EUR), anyOrderFacts, (cart, facts) => {
        const payload = checkoutPayload(cart, cartTotal(cart, { ...NO_DISCOUNTS, coupons: [] }), facts);
        const json: unknown = JSON.parse(JSON.stringify(encode(payload)));
        expect(Result.getOrThrow(decode(json))).toEqual(payload);
        expect(payload.lines).toHaveLength(cart.lines.length);
        expect(payload.custId ?? null).toBe(facts.customerId);
        expect(payload.tempId ?? null).toBe(facts.draftId);
      }),
    );
  });

  test('near misses and unknown fields are refused, at every depth [S3.46]', () => {
    fc.assert(
      fc.property(anyCheckoutPayload, spoilPayload, (payload, spoil) => {
        const spoiled = spoil(encode(payload) as unknown as Record<string, unknown>);
        expect(Result.isFailure(decode(spoiled))).toBe(true);
      }),
    );
  });

  test.each([
    ['aggregatorBuId', ['FR', 'a_1'], ['', 'F R', 'FR/', '/FR', 'x'.repeat(33)]],
    ['freeItem', ['GC-9'], ['', '/GC9', 'GC9/', 'x'.repeat(65)]],
    ['freeItemQty', [1, 1_000_000], [0, 1.5, 1_000_001]],
    ['paymentMean', ['C04', 'CC'], ['', '041']],
  ] as const)('%s is accepted only in its own spelling [S3.48]', (name, right, wrong) => {
    const json = { aggregatorBuId: 'FR', lines: [encodedLine(fullLine)], paymentMean: 'C04' };
    const isRead = (value: unknown) => Result.isSuccess(decode({ ...json, [name]: value }));
    expect([right.filter(isRead), wrong.filter(isRead)]).toEqual([[...right], []]);
  });

  test.each([
    ['amount', ['50', '50.5', '0.0001'], ['', '50.', '.5', '-1', '50.00001', '1e3', 'x50', '50x']],
    ['itemCode', ['GC1', 'gc_1-A'], ['', '/GC1', 'GC1/', 'x'.repeat(65)]],
    ['deliverDate', ['2026/12/24', '2026/12/24 09:30'], ['24/12/2026', 'x2026/12/24', '2026/12/24 09:30:00']],
    ['templateId', [0, 42], ['42', -1, 4.2]],
  ] as const)('%s of a line is accepted only in its own spelling [S3.45][S3.47]', (name, right, wrong) => {
    const json = { aggregatorBuId: 'FR', paymentMean: 'C04' };
    const isRead = (value: unknown) =>
      Result.isSuccess(decode({ ...json, lines: [{ ...encodedLine(fullLine), [name]: value }] }));
    expect([right.filter(isRead), wrong.filter(isRead)]).toEqual([[...right], []]);
  });

  test('a gift card pays under code 15, a third-party coupon under 17, and no other code pays [A-100]', () => {
    const json = { aggregatorBuId: 'FR', lines: [encodedLine(fullLine)], paymentMean: 'C04' };
    const codesOf = (code: string) =>
      Result.map(
        decode({ ...json, couponList: [{ cardNumber: '1', appliedAmount: '5.00', code }] }),
        ({ couponList }) => couponList?.map((coupon) => coupon.code),
      );
    expect(codesOf('15')).toEqual(Result.succeed(['giftCard']));
    expect(codesOf('17')).toEqual(Result.succeed(['thirdPartyCoupon']));
    expect(Result.isFailure(codesOf('16'))).toBe(true);
  });

  test('it has the nine parts of the checkout payload and the coupons [S3.48][A-100]', () => {
    const cart = { currency: EUR, lines: [fullLine], salesmanSetDiscount: null, customerContractLevel: null };
    const coupon: Coupon = {
      cardNumber: '123',
      balance: money('10', EUR),
      isPartialRedeemAllowed: true,
      brands: [],
      suitedItemCodes: ['GC1'],
      isThirdParty: true,
      isVerified: true,
    };
    const own = { ...coupon, cardNumber: '124', isThirdParty: false };
    const useless = { ...coupon, cardNumber: '456', suitedItemCodes: [] };
    const total = cartTotal(cart, { ...NO_DISCOUNTS, coupons: [coupon, own, useless] });
    const payload = checkoutPayload(cart, total, {
      ...facts,
      customerId: 'C1',
      imageUrl: 'https://a.example/o.png',
      draftId: 'D1',
      reward: { form: 'freeGiftCard', itemCode: 'GC9', amount: money(5, EUR), quantity: 1 },
    });
    expect(encode(payload)).toEqual({
      aggregatorBuId: 'FR',
      custId: 'C1',
      orderImageUrl: 'https://a.example/o.png',
      lines: [encodedLine(fullLine)],
      freeItem: 'GC9',
      freeItemQty: 1,
      paymentMean: 'C04',
      rewardType: 'FG',
      tempId: 'D1',
      couponList: [
        { cardNumber: '123', appliedAmount: '10.00', code: '17' },
        { cardNumber: '124', appliedAmount: '10.00', code: '15' },
      ],
      orderAmtTot: encodeAmount(total.total),
    });
  });

  test('a coupon that covers everything makes the order one by gift card [A-18][A-157]', () => {
    const cart = { currency: EUR, lines: [fullLine], salesmanSetDiscount: null, customerContractLevel: null };
    const coupon = {
      cardNumber: '1',
      balance: money('500', EUR),
      isPartialRedeemAllowed: true,
      brands: [],
      isVerified: true,
    };
    const total = cartTotal(cart, {
      ...NO_DISCOUNTS,
      coupons: [{ ...coupon, suitedItemCodes: ['GC1'], isThirdParty: false }],
    });
    expect(checkoutPayload(cart, total, facts).paymentMean).toBe('giftCard');
  });
});

describe('the draft of a payload', () => {
  test('lines match the draft they were made from, and differ if any field does [A-101]', () => {
    fc.assert(
      fc.property(orderableCart(EUR), fc.nat(), (cart, pick) => {
        const lines = cart.lines.map(orderPayloadLine);
        const at = pick % lines.length;
        expect(checkAgainstDraft(lines, cart.lines)).toEqual(Result.void);
        expect(checkAgainstDraft(lines.with(at, { ...lines[at]!, qty: lines[at]!.qty + 1 }), cart.lines)).toEqual(
          Result.fail({ _tag: 'DraftDiffers', at }),
        );
        expect(Result.isFailure(checkAgainstDraft(lines.slice(1), cart.lines))).toBe(true);
        expect(checkAgainstDraft(lines, cart.lines.slice(0, -1))).toEqual(
          Result.fail({ _tag: 'DraftDiffers', at: lines.length - 1 }),
        );
        const reordered = lines.map((line) => Object.fromEntries(Object.entries(line).toReversed()) as typeof line);
        expect(checkAgainstDraft(reordered, cart.lines)).toEqual(Result.void);
      }),
    );
  });

  test.each([
    ['a file', { file: { cards: 2, type: 'csv', name: 'a.csv', uploads: ['U'] } }],
    ['a validity', { validMonths: 6 }],
    ['a place', { redeemablePlace: { type: 'allExceptFood' } }],
    ['a salesman discount', { salesmanSetDiscount: { type: 'percent', rate: rate(0) } }],
    ['beneficiaries', { newBeneficiaryQuantity: 0 }],
    ['a customer', { customerId: 'C1' }],
    ['a discounted extra', { extra: { ...fullLine.extra!, discount: { type: 'percent', rate: rate(4) } } }],
    ['a discounted letter', { letter: { ...fullLine.letter!, salesmanDiscount: { type: 'percent', rate: rate(4) } } }],
    ['a commission', { commission: { type: 'percent', rate: rate(4) } }],
  ] as const)('a line with %s needs a draft, but never a guest’s [A-101][A-159]', (_, over) => {
    const cart = { currency: EUR, lines: [fullLine], salesmanSetDiscount: null, customerContractLevel: null };
    const plain = newLine('L2', 'GC1', EUR);
    const more = { ...cart, lines: [plain, { ...fullLine, ...over } as CartLine] };
    expect([fullLine, plain].map(exceedsPayload)).toEqual([false, false]);
    expect([needsDraft(cart, 'business'), needsDraft(more, 'business'), needsDraft(more, 'guest')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

test('a cart with a salesman’s discount needs a draft, whatever its lines [A-101][A-159]', () => {
  const set = { type: 'percent', rate: rate(4) } as const;
  const cart = { currency: EUR, lines: [fullLine], salesmanSetDiscount: set, customerContractLevel: null };
  expect([needsDraft(cart, 'business'), needsDraft(cart, 'guest')]).toEqual([true, false]);
});
