import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeAmount, equals, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { cartTotal } from '../pricing/index.ts';
import { defaultDraftPath, emptyCart, newLine } from './index.ts';
import { decodeCart, draftLineFromWire, encodeCart } from './schema.ts';
import type { Cart, CartLine } from './index.ts';
import { cart as anyCart, openPolicy, spoiledStorage } from './testing.ts';

const schema = draftLineFromWire(euro);
const read = Schema.decodeUnknownSync(schema, { onExcessProperty: 'error' });
const write = Schema.encodeSync(schema);
const plain = (stored: unknown) => JSON.parse(JSON.stringify(stored)) as Record<string, unknown>;

const isRefused = (fields: Record<string, unknown>): boolean =>
  Result.isFailure(Schema.decodeUnknownResult(schema)({ tempId: 'T1', itemCode: 'GC1', ...fields }));

describe('draft line', () => {
  test('a discount or commission is a type P or V and a number that such a type may have, never below zero [S3.33][S3.34][S3.36][S3.40][S3.41][S3.43]', () => {
    const pairs = [
      ['P', '4x'],
      ['P', 'x4'],
      ['P', '-4'],
      ['V', '-5.00'],
      ['V', '5.001'],
      ['V', ''],
      ['X', '4'],
      ['P', 4],
    ] as const;
    for (const [type, value] of pairs) {
      expect(isRefused({ salesmanSetDiscount: { type, value } })).toBe(true);
      expect(isRefused({ commisionType: type, commisionValue: value })).toBe(true);
      expect(isRefused({ letterTypeId: 'L1', salesmanLetterType: type, salesmanLetterValue: value })).toBe(true);
      expect(isRefused({ extraItemCode: 'BOX', extraFeeDiscType: type, extraFeeDiscValue: value })).toBe(true);
    }
    expect(isRefused({ extraItemCode: 'BOX', extraFeeDiscType: 'P' })).toBe(true);
  });

  test('a commission is read and written as the salesman set it, by rate or by amount [S3.40][S3.41]', () => {
    const byAmount = { commisionType: 'V', commisionValue: '5.00' };
    const line = read({ tempId: 'T1', itemCode: 'GC1', ...byAmount });
    expect(line.commission).toEqual({ type: 'value', amount: money(5, euro) });
    expect(write(line)).toMatchObject(byAmount);
    expect(read({ tempId: 'T1', itemCode: 'GC1', commisionValue: '4.5' }).commission).toEqual({
      type: 'percent',
      rate: rate('4.5'),
    });
  });

  test('an incomplete extra product, file or receiver has empty values for the rest [S3.14][S3.36]', () => {
    const bare = { tempId: 'T1', itemCode: 'GC1' };
    const extra = { itemCode: 'BOX', name: '', imageUrl: null, amount: money(0, euro), discount: null };
    expect(read({ ...bare, extraItemCode: 'BOX' }).extra).toEqual(extra);
    expect(read({ ...bare, fileName: 'cards.csv' }).file).toEqual({
      name: 'cards.csv',
      type: null,
      uploads: [],
      cards: 1,
    });
    expect(write(read(bare))).toMatchObject({ uploadFileList: [], receiverName: '' });
    expect(write(read({ ...bare, receiverFirstName: 'Ada' })).receiverName).toBe('Ada');
  });

  test('omitted fields have their default: draftPath, qty 1, amount 0, productDiscount 0, PDF, 12 months, P 3 [S3.12][S3.13][S3.17][S3.21][S3.22][S3.29][S3.32][S3.39][S3.40][S3.41][S5.31]', () => {
    const line = read({ tempId: 'T1', itemCode: 'GC1' });
    expect(line).toEqual(newLine('T1', 'GC1', euro));
    expect(defaultDraftPath).toBe('salesman-to-self');
    expect(write(line)).toMatchObject({
      draftPath: 'salesman-to-self',
      qty: 1,
      amount: '0.00',
      productDiscount: '0',
      discount: '0%',
      letterPrice: '0.00',
      deliverType: 2,
      validMonths: 12,
      commisionType: 'P',
      commisionValue: '3',
    });
  });

  test('discount is the string of productDiscount; one that differs is refused [S3.17][S3.18][A-09]', () => {
    expect(write({ ...newLine('T1', 'GC1', euro), productDiscountRate: rate('2.5') })).toMatchObject({
      productDiscount: '2.5',
      discount: '2.5%',
    });
    expect(read({ tempId: 'T1', itemCode: 'GC1', discount: '0%' }).productDiscountRate).toEqual(rate(0));
    const wrong = [{ productDiscount: '2.5', discount: '3%' }, { discount: '2.5%' }, { discount: '' }];
    for (const fields of wrong) expect(isRefused(fields)).toBe(true);
  });

  test('identity, product, tax, extra and card-making fields have the names of the wire [S3.15][S3.16][S3.19][S3.35][S3.36][S3.38][S3.42][S3.43]', () => {
    const wire = {
      tempId: 'T1',
      itemCode: 'GC1-BLUE',
      parentItemCode: 'GC1',
      categoryId: 'C7',
      productImgUrl: '/i.png',
      productName: 'Blue',
      additionalTaxRate: '5.5',
      productTaxRate: '20',
      extraItemCode: 'BOX',
      extraItemImgUrl: '/b.png',
      extraProductName: 'Box',
      extraProductAmount: '2.50',
      extraFeeDiscType: 'V',
      extraFeeDiscValue: '0.50',
      cardMadeFee: '15.00',
      extraCardMadeFee: '16.00',
      newBeneficairyQty: 1,
      salesmanSetDiscount: { type: 'P', value: '4' },
    };
    const line = read(wire);
    expect(line).toMatchObject({
      lineId: 'T1',
      itemCode: 'GC1-BLUE',
      parentItemCode: 'GC1',
      categoryId: 'C7',
      productImageUrl: '/i.png',
      productName: 'Blue',
      additionalTaxRate: rate('5.5'),
      productTaxRate: rate(20),
      extra: {
        itemCode: 'BOX',
        imageUrl: '/b.png',
        name: 'Box',
        amount: money('2.50', euro),
        discount: { type: 'value', amount: money('0.50', euro) },
      },
      cardMadeFee: money(15, euro),
      extraCardMadeFee: money(16, euro),
      newBeneficiaryQuantity: 1,
      salesmanSetDiscount: { type: 'percent', rate: rate(4) },
    });
    expect(write(line)).toMatchObject(wire);
  });

  test('kinds are CP, P and D, productSorts is T for ticketing [S3.37][S3.44][S3.131]', () => {
    const kinds = ['CP', 'P', 'D'].map((kind) => read({ tempId: 'T1', itemCode: 'GC1', kind }));
    expect(kinds.map((line) => line.kind)).toEqual(['customizedPhysical', 'physical', 'digital']);
    expect(kinds.map((line) => write(line).kind)).toEqual(['CP', 'P', 'D']);
    const ticket = read({ tempId: 'T1', itemCode: 'GC1', productSorts: 'T' });
    expect([ticket.sort, write(ticket).productSorts]).toEqual(['ticketing', 'T']);
  });

  test('letter, receiver, sender and schedule have the names of the wire [S3.24][S3.26][S3.27][S3.28][S3.30][S3.31][S3.33][S3.34]', () => {
    const wire = {
      tempId: 'T1',
      itemCode: 'GC1',
      letterTypeId: 'L1',
      letterPrice: '6.90',
      salesmanLetterType: 'P',
      salesmanLetterValue: '50',
      receiverCivility: 2,
      receiverName: 'Ada Lovelace',
      receiverFirstName: 'Ada',
      receiverLastName: 'Lovelace',
      receiverMobileAreaCode: '+33',
      receiverMobileNo: '612345678',
      receiverEmail: 'ada@example.com',
      receiverCity: 'Lille',
      receiverCountryCode: 'FR',
      receiverAddress: '1 rue A',
      receiverAddress2: 'Bât. B',
      receiverZipCode: '59000',
      receiverVatNumber: 'FR1',
      senderName: 'Charles',
      senderEmail: 'charles@example.com',
      deliverDate: '2030/01/02 10:00',
      deliverTimeZone: 'Europe/Paris',
    };
    const line = read(wire);
    expect(line.letter).toEqual({
      typeId: 'L1',
      price: money('6.90', euro),
      salesmanDiscount: { type: 'percent', rate: rate(50) },
    });
    expect(line.receiver).toMatchObject({
      civility: 'mrs',
      firstName: 'Ada',
      address: { line2: 'Bât. B', city: 'Lille' },
    });
    expect(write(line)).toMatchObject(wire);
  });

  test('a line with a file name counts the cards of its file in qty [S3.14][A-24]', () => {
    const line = read({
      tempId: 'T1',
      itemCode: 'GC1',
      fileName: 'cards.csv',
      fileType: 'csv',
      uploadFileList: ['U1'],
      qty: 20,
    });
    expect(line.file).toEqual({ name: 'cards.csv', type: 'csv', uploads: ['U1'], cards: 20 });
    expect(write(line)).toMatchObject({ fileName: 'cards.csv', fileType: 'csv', uploadFileList: ['U1'], qty: 20 });
  });

  test('without a letterTypeId there is no letter, whatever its price [S3.31][A-04]', () => {
    expect(read({ tempId: 'T1', itemCode: 'GC1', letterPrice: '6.90' }).letter).toBeNull();
  });
});

describe('stored cart', () => {
  test('it contains cartItems, currency, salesmanSetDiscount and salesmanCustomerContractType as plain JSON [S3.51]', () => {
    const cart: Cart = {
      currency: euro,
      lines: [{ ...newLine('T1', 'GC1', euro), amount: money(50, euro) }],
      salesmanSetDiscount: { type: 'value', amount: money(5, euro) },
      customerContractLevel: 'registered',
    };
    expect(plain(encodeCart(cart))).toMatchObject({
      currency: { code: 'EUR', digits: 2 },
      cartItems: [{ tempId: 'T1', amount: '50.00' }],
      salesmanSetDiscount: { type: 'V', value: '5.00' },
      salesmanCustomerContractType: 3,
    });
    expect(Result.getOrThrow(decodeCart(plain(encodeCart(cart)), euro))).toEqual(cart);
  });

  test('a stored cart is read back the same, at the same price [S3.12][S3.51]', () => {
    fc.assert(
      fc.property(anyCart(euro), (cart) => {
        const again = Result.getOrThrow(decodeCart(plain(encodeCart(cart)), euro));
        const facts = { policy: openPolicy(euro), discounts: [], coupons: [] };
        expect(plain(encodeCart(again))).toEqual(plain(encodeCart(cart)));
        expect(JSON.stringify(again.lines.map(sorted))).toBe(JSON.stringify(cart.lines.map(sorted)));
        return equals(cartTotal(again, facts).total, cartTotal(cart, facts).total);
      }),
    );
  });

  test('one from before lines knew their quotation is read like any other; a line without one is stored as then [S3.51][A-174]', () => {
    fc.assert(
      fc.property(anyCart(euro, { minLines: 1 }), (cart) => {
        const before = { ...cart, lines: cart.lines.map((line) => ({ ...line, quotationNo: null })) };
        const stored = plain(encodeCart(before));
        expect(JSON.stringify(stored)).not.toContain('quotationNo');
        expect(Result.getOrThrow(decodeCart(stored, euro)).lines.map(({ quotationNo }) => quotationNo)).toEqual(
          cart.lines.map(() => null),
        );
      }),
    );
  });

  test('anything unknown, incomplete or corrupt makes the whole cart invalid [S3.51]', () => {
    fc.assert(
      fc.property(anyCart(euro, { minLines: 1 }), spoiledStorage, (cart, spoil) => {
        expect(decodeCart(spoil(plain(encodeCart(cart))), euro)).toEqual(Result.fail({ _tag: 'CartUnreadable' }));
      }),
    );
  });

  test("a cart in another currency than the unit's is refused [A-30]", () => {
    const stored = plain(encodeCart(emptyCart(euro)));
    expect(Result.isSuccess(decodeCart(stored, euro))).toBe(true);
    expect(Result.isFailure(decodeCart(stored, { code: 'KWD', digits: 3 }))).toBe(true);
    expect(Result.isFailure(decodeCart(stored, { code: 'EUR', digits: 3 }))).toBe(true);
  });

  test('amounts are stored as decimal strings with the decimals of the currency [A-03]', () => {
    const dinar = { code: 'KWD', digits: 3 };
    const line: CartLine = { ...newLine('T1', 'GC1', dinar), amount: money('1.5', dinar) };
    const stored = plain(encodeCart({ ...emptyCart(dinar), lines: [line] }));
    expect(stored).toMatchObject({ cartItems: [{ amount: '1.500' }] });
    expect(encodeAmount(Result.getOrThrow(decodeCart(stored, dinar)).lines[0]!.amount)).toBe('1.500');
  });
});

/** Two lines are the same in any order of their fields. */
function sorted(value: unknown): unknown {
  const json: unknown = JSON.parse(JSON.stringify(value));
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .map(([key, inner]): [string, unknown] => [key, sorted(inner)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
