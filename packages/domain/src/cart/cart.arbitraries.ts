/**
 * Random lines, carts and policies, valid by construction: every line of a cart has the same delivery type and is
 * physical or digital like the others, ids are unique, and new beneficiaries stay within the quantity. Also near
 * misses.
 */
import * as fc from 'fast-check';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { VOUCHER_KINDS } from '../catalogue/index.ts';
import type { CardKind } from '../catalogue/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { NO_DELIVERY_CODE } from '../delivery/testing.ts';
import { setDiscount } from '../discount/testing.ts';
import { standardCardMadeFeeLimits } from '../fees/index.ts';
import { cardMadeFee } from '../fees/testing.ts';
import { fromMinorUnits, rate } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { percentRate, price } from '../money/testing.ts';
import type { Cart, CartLine, CartPolicy, ExtraProduct, Letter } from './cart.ts';
import { emptyCart, newLine } from './cart.ts';
import { webAddresses } from '../location/testing.ts';

/** The products of random carts, with the product they are a variant of. */
export const cartProducts: readonly (readonly [itemCode: string, parentItemCode: string | null])[] = [
  ['GC1', null],
  ['GC2', null],
  ['GC1-BLUE', 'GC1'],
  ['GC3', null],
];

interface Together {
  readonly kinds: readonly (CardKind | null)[];
  readonly delivery: DeliveryType;
}

const togethers: readonly Together[] = [
  { kinds: ['customizedPhysical', 'physical', null], delivery: 'physical' },
  { kinds: ['digital', null], delivery: 'pdf' },
  { kinds: ['digital', null], delivery: 'emailAndSms' },
];

const faceAmount = (of: Currency): fc.Arbitrary<Money> =>
  fc.bigInt({ min: 1n, max: 50_000n }).map((minor) => fromMinorUnits(minor, of));

const extra = (of: Currency): fc.Arbitrary<ExtraProduct> =>
  fc.record({
    itemCode: fc.constantFrom('BOX', 'RIBBON'),
    name: fc.string({ maxLength: 12 }),
    imageUrl: fc.option(fc.constant('https://assets.example/box.png')),
    amount: price(of, 2_000n),
    discount: fc.option(setDiscount(of)),
  });

const letter = (of: Currency): fc.Arbitrary<Letter> =>
  fc.record({
    typeId: fc.constantFrom('L1', 'L2'),
    price: price(of, 2_000n),
    salesmanDiscount: fc.option(setDiscount(of)),
  });

const personal = fc.record({
  message: fc.string({ maxLength: 32, unit: 'grapheme' }),
  validMonths: fc.integer({ min: 1, max: 12 }),
  redeemablePlace: fc.oneof(
    fc.constantFrom({ type: 'wholeStore' as const }, { type: 'allExceptFood' as const }),
    fc.string({ maxLength: 45 }).map((text) => ({ type: 'freeText' as const, text })),
  ),
  photoUrl: fc.option(webAddresses),
  receiver: fc
    .record({
      civility: fc.constantFrom(null, 'mr' as const, 'mrs' as const, 'other' as const),
      firstName: fc.string(),
    })
    .map((name) => ({ ...EMPTY_RECEIVER, ...name })),
});

const charged = (of: Currency, { delivery, kinds }: Together) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    voucherKind: fc.constantFrom(...VOUCHER_KINDS),
    amount: faceAmount(of),
    quantity: fc.integer({ min: 1, max: 20 }),
    productDiscountRate: fc.oneof(fc.constant(rate(0)), percentRate),
    salesmanSetDiscount: fc.option(setDiscount(of), { freq: 2 }),
    extra: fc.option(extra(of)),
    cardMadeFee: fc.option(cardMadeFee(of)),
    extraCardMadeFee: fc.option(cardMadeFee(of)),
    letter: delivery === 'physical' ? fc.option(letter(of)) : fc.constant(null),
    productTaxRate: fc.constantFrom(rate(0), rate(20), rate('5.5')),
    additionalTaxRate: fc.constantFrom(rate(0), rate(20)),
  });

const line = (of: Currency, together: Together, lineId: string): fc.Arbitrary<CartLine> =>
  fc
    .record({
      product: fc.constantFrom(...cartProducts),
      charged: charged(of, together),
      personal,
      isFile: fc.boolean(),
      newBeneficiaries: fc.option(fc.integer({ min: 0, max: 20 })),
      sort: fc.option(fc.constant('ticketing' as const)),
      quotationNo: fc.option(fc.constantFrom('2606-118-201', '2606-118-202')),
    })
    .map(({ product: [itemCode, parentItemCode], charged, personal, isFile, newBeneficiaries, sort, quotationNo }) => ({
      ...newLine(lineId, itemCode, of),
      ...personal,
      ...charged,
      parentItemCode,
      sort,
      quotationNo,
      delivery: { type: together.delivery, date: null },
      file: isFile ? { cards: charged.quantity, type: 'csv', name: 'cards.csv', uploads: [`U-${lineId}`] } : null,
      newBeneficiaryQuantity: newBeneficiaries === null ? null : Math.min(newBeneficiaries, charged.quantity),
    }));

/** One line of any kind and delivery type. */
export const cartLine = (of: Currency, lineId = 'L1'): fc.Arbitrary<CartLine> =>
  fc.constantFrom(...togethers).chain((together) => line(of, together, lineId));

/** A cart of zero to six compatible lines for a unit that allows several products. */
export const cart = (of: Currency, { minLines = 0 }: { minLines?: number } = {}): fc.Arbitrary<Cart> =>
  fc
    .tuple(
      fc.constantFrom(...togethers),
      fc.integer({ min: minLines, max: 6 }),
      fc.option(setDiscount(of), { freq: 1 }),
    )
    .chain(([together, count, salesmanSetDiscount]) =>
      fc
        .tuple(...Array.from({ length: count }, (_, at) => line(of, together, `L${at}`)))
        .map((lines) => ({ ...emptyCart(of), lines, salesmanSetDiscount })),
    );

/** A policy without cap that allows several products, with some tax on fees. */
export const openPolicy = (of: Currency): CartPolicy => ({
  currency: of,
  maxQuantity: null,
  allowsMultipleProducts: true,
  discountType: 'percent',
  cardMadeTaxRate: rate(20),
  shippingTaxRate: rate(20),
  cardMadeFeeLimits: standardCardMadeFeeLimits(of),
});

/** Near misses: turns a valid stored cart with at least one line into one that must be refused. */
type Spoil = (stored: Record<string, unknown>) => unknown;
export const spoiledStorage: fc.Arbitrary<Spoil> = fc.constantFrom<Spoil[]>(
  ({ cartItems: _items, ...rest }) => rest,
  (stored) => ({ ...stored, extraField: 1 }),
  (stored) => ({ ...stored, currency: { code: 'USD', digits: 2 } }),
  (stored) => ({ ...stored, salesmanSetDiscount: { type: 'P', value: 'many' } }),
  (stored) => ({ ...stored, salesmanCustomerContractType: 4 }),
  (stored) => ({ ...stored, cartItems: [...(stored['cartItems'] as object[]), (stored['cartItems'] as object[])[0]] }),
  ...[
    { amount: 50 },
    { amount: '-1.00' },
    { amount: '1.005' },
    { qty: 0 },
    { qty: 1.5 },
    { deliverType: NO_DELIVERY_CODE },
    { kind: 'X' },
    { productSorts: 'Z' },
    { voucherKind: 'gift' },
    { validMonths: 13 },
    { itemCode: '' },
    { unknown: true },
    { quotationNo: '' },
    { discount: '101%' },
    { extraFeeDiscType: 'V', extraFeeDiscValue: null },
    { salesmanLetterType: 'P', salesmanLetterValue: '-5' },
  ].map((over): Spoil => (stored) => ({
    ...stored,
    cartItems: (stored['cartItems'] as object[]).map((item) => ({ ...item, ...over })),
  })),
  () => null,
  () => [],
  () => '{}',
);
