/** Random payloads, facts and carts that can be ordered, valid by construction, and invalid payloads. */
import * as fc from 'fast-check';
import type { Cart } from '../cart/index.ts';
import { cart } from '../cart/testing.ts';
import { DOCUMENT_TYPES } from '../customer/index.ts';
import type { IdentityDocument } from '../customer/index.ts';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import { NO_DELIVERY_CODE } from '../delivery/testing.ts';
import type { Reward } from '../discount/index.ts';
import { money } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { anyPaymentMeans } from '../payment/testing.ts';
import type { CheckoutPayload, OrderPayloadLine, PayloadCoupon } from './payload.schema.ts';
import type { OrderFacts } from './payload.ts';
import { webAddresses } from '../location/testing.ts';

const code = fc.stringMatching(/^[A-Z0-9_-]{1,12}$/);
const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const amount = fc
  .bigInt({ min: 1n, max: 10_000_000n })
  .map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);

/** A date or a date with time in wire format; the calendar is not checked here. */
const deliverDate = fc.constantFrom('2027/01/31', '2026/12/24 18:00');

export const anyPayloadLine: fc.Arbitrary<OrderPayloadLine> = fc.record(
  {
    amount,
    deliverType: fc.constantFrom(...DELIVERY_TYPES),
    itemCode: code,
    qty: fc.integer({ min: 1, max: 500 }),
    deliverDate,
    extraItemCode: code,
    letterTypeId: code,
    message: text,
    message2: text,
    personalImageUrl: webAddresses,
    receiverAddress: text,
    receiverCity: text,
    receiverCountryCode: fc.constantFrom('FR', 'AE'),
    receiverEmail: fc.emailAddress(),
    receiverMobileNo: fc.constant('+33612345678'),
    receiverName: text,
    receiverVatNumber: code,
    receiverZipCode: fc.constant('75001'),
    senderEmail: fc.emailAddress(),
    senderName: text,
    templateId: fc.nat(),
  },
  { requiredKeys: ['amount', 'deliverType', 'itemCode', 'qty'] },
);

const payloadCoupon: fc.Arbitrary<PayloadCoupon> = fc.record({
  cardNumber: fc.stringMatching(/^[0-9]{16}$/),
  appliedAmount: amount,
  code: fc.constantFrom('giftCard' as const, 'thirdPartyCoupon' as const),
});

export const anyCheckoutPayload: fc.Arbitrary<CheckoutPayload> = fc.record(
  {
    aggregatorBuId: fc.constantFrom('FR', 'UAE', '6THSTREET', 'TOURIST_AE'),
    lines: fc.array(anyPayloadLine, { minLength: 1, maxLength: 4 }),
    paymentMean: anyPaymentMeans,
    custId: code,
    orderImageUrl: webAddresses,
    freeItem: code,
    freeItemQty: fc.integer({ min: 1, max: 5 }),
    rewardType: fc.constantFrom('discount' as const, 'bonus' as const, 'freeGiftCard' as const),
    tempId: fc.uuid(),
    docType: fc.constantFrom(...DOCUMENT_TYPES),
    idCardNo: code,
    couponList: fc.array(payloadCoupon, { minLength: 1, maxLength: 3 }),
    quotationList: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['aggregatorBuId', 'lines', 'paymentMean'] },
);

/** A cart with lines, some of them with a template id like those of the catalogue. */
export const orderableCart = (of: Currency): fc.Arbitrary<Cart> =>
  fc.tuple(cart(of, { minLines: 1 }), fc.infiniteStream(fc.option(fc.nat().map(String)))).map(([cart, templates]) => ({
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, templateId: templates.next().value ?? null })),
  }));

const reward: fc.Arbitrary<Reward> = fc.oneof(
  fc.record({ form: fc.constant('bonus' as const), amount: fc.constant(money(3, euro)) }),
  fc.record({
    form: fc.constant('freeGiftCard' as const),
    itemCode: code,
    amount: fc.constant(money(5, euro)),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
);

const guestDocument: fc.Arbitrary<IdentityDocument | null> = fc.option(
  fc.record({ documentType: fc.constantFrom(...DOCUMENT_TYPES), documentNumber: code }),
);

export const anyOrderFacts: fc.Arbitrary<OrderFacts> = fc.record({
  unitId: fc.constantFrom('FR', 'UAE'),
  customerId: fc.option(code),
  chosenMeans: anyPaymentMeans,
  reward: fc.option(reward),
  imageUrl: fc.option(webAddresses),
  draftId: fc.option(fc.uuid()),
  guestDocument,
});

type Json = Record<string, unknown>;
const onFirstLine =
  (over: Json) =>
  (payload: Json): Json => {
    const [first, ...rest] = payload['lines'] as Json[];
    return { ...payload, lines: [{ ...first, ...over }, ...rest] };
  };

/** Near misses: each makes an encoded payload invalid. */
export const spoilPayload: fc.Arbitrary<(payload: Json) => Json> = fc.constantFrom(
  onFirstLine({ validMonths: 12 }),
  onFirstLine({ tempId: 'T1' }),
  onFirstLine({ templateId: '12' }),
  onFirstLine({ templateId: 1.5 }),
  onFirstLine({ amount: 50 }),
  onFirstLine({ amount: '-50.00' }),
  onFirstLine({ amount: '50,00' }),
  onFirstLine({ qty: 0 }),
  onFirstLine({ deliverType: NO_DELIVERY_CODE }),
  onFirstLine({ deliverType: 'pdf' }),
  onFirstLine({ message: '' }),
  onFirstLine({ deliverDate: '31/01/2027' }),
  (payload: Json) => ({ ...payload, lines: [] }),
  (payload: Json) => ({ ...payload, quotationList: [] }),
  (payload: Json) => ({ ...payload, quotationList: ['x'.repeat(65)] }),
  (payload: Json) => ({ ...payload, isAdmin: true }),
  (payload: Json) => ({ ...payload, paymentMean: 'creditCard' }),
  (payload: Json) => ({ ...payload, rewardType: 'X' }),
  (payload: Json) => ({ ...payload, couponList: [{ cardNumber: '1', appliedAmount: '1.00', code: '14' }] }),
  (payload: Json) => ({
    ...payload,
    couponList: [{ cardNumber: '1', appliedAmount: '1.00', code: '15', pinCode: '1' }],
  }),
  ({ aggregatorBuId: _unit, ...payload }: Json) => payload,
);
