/**
 * A guest's sample order, the one of the mockups: two faces of one posted card, a letter each, gift cards to pay with.
 */
import type { MemoryCard, OrderDetail } from '@offrande/api-client/testing';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { emptyCart, newLine, type Cart, type CartLine } from '@offrande/domain/cart';
import { money, rate } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { art } from '../../app/testing/art.ts';

export { euro as EURO };
/** The only product of the sample. */
export const ITEM = 'OFFRANDE';

const FACES = { green: art('#00604e', '#f07d5a'), blue: art('#1f2a6d', '#f07d5a') } as const;

const postedLine = (lineId: string, over: Partial<CartLine>): CartLine => ({
  ...newLine(lineId, ITEM, euro),
  productName: 'Offrande, all brands',
  productImageUrl: FACES.green,
  kind: 'customizedPhysical',
  amount: money(75, euro),
  productDiscountRate: rate(3),
  cardMadeFee: money(15, euro),
  letter: { typeId: 'L1', price: money('4.90', euro), salesmanDiscount: null },
  delivery: { type: 'physical', date: null },
  templateId: '1',
  productTaxRate: rate(0),
  ...over,
});

const receiver = (firstName: string, lastName: string, zipCode: string, city: string): CartLine['receiver'] => ({
  ...EMPTY_RECEIVER,
  firstName,
  lastName,
  address: { line1: '1 rue des Lilas', line2: '', zipCode, city, countryCode: 'FR' },
});

/** Cards worth 250 less 3 %, three card-made fees, two letters: 297,30. */
export const POSTED_CART: Cart = {
  ...emptyCart(euro),
  lines: [
    postedLine('A', {
      quantity: 2,
      message: 'Pour tes 30 ans, Inès',
      message2: 'On t’embrasse, Papa et Maman',
      receiver: receiver('Inès', 'Marchand', '69003', 'Lyon'),
      templateImageUrl: FACES.green,
    }),
    postedLine('B', {
      amount: money(100, euro),
      message: 'Merci pour cette année',
      message2: 'Toute la classe de CM2',
      receiver: receiver('Hugo', 'Lenoir', '33000', 'Bordeaux'),
      templateImageUrl: FACES.blue,
    }),
  ],
};

/** One digital card of 50 by email. */
export const DIGITAL_CART: Cart = {
  ...emptyCart(euro),
  lines: [
    {
      ...newLine('D', ITEM, euro),
      productName: 'Offrande, all brands',
      kind: 'digital',
      amount: money(50, euro),
      delivery: { type: 'email', date: null },
      receiver: { ...EMPTY_RECEIVER, firstName: 'Inès', email: 'ines@exemple.fr' },
      templateId: '1',
      templateImageUrl: FACES.green,
      message: 'Pour tes 30 ans, Inès',
    },
  ],
};

const card = (cardNumber: string, balance: number, over: Partial<MemoryCard> = {}): MemoryCard => ({
  cardNumber,
  pin: '123456',
  balance: money(balance, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: [ITEM],
  isThirdParty: false,
  ...over,
});

/** One card for each outcome of a coupon. */
export const CARDS = {
  forty: card('5000000000004417', 40),
  large: card('5000000000009000', 900),
  whole: card('5000000000000800', 800, { isPartialRedeemAllowed: false }),
  empty: card('5000000000000000', 0),
  elsewhere: card('5000000000001111', 30, { suitedItemCodes: ['BOOKS'] }),
} as const satisfies Record<string, MemoryCard>;

const detailLine = (over: Partial<OrderDetail['lines'][number]>): OrderDetail['lines'][number] => ({
  itemCode: ITEM,
  productName: 'Offrande, all brands',
  productImgUrl: FACES.green,
  message: 'Pour tes 30 ans, Inès',
  message2: 'On t’embrasse, Papa et Maman',
  personalImageUrl: null,
  templateImgUrl: FACES.green,
  amount: '75.00',
  qty: 2,
  deliverType: 0,
  deliverDate: null,
  receiverName: 'Inès Marchand',
  receiverPlace: '69003 Lyon',
  redeemablePlace: { type: 'wholeStore' },
  extraProductName: null,
  lineTotal: '145.50',
  isLocked: true,
  isGift: false,
  ...over,
});

/** The order placed with the posted cart, confirmed and paid by bank card with 40 from a gift card. */
export const POSTED_ORDER: OrderDetail = {
  orderNo: '2406-118-734',
  status: '09',
  paymentMean: 'C04',
  paymentId: 'pay-1',
  currency: 'EUR',
  createdAt: '2026-06-12T12:30:00.000Z',
  confirmedAt: '2026-06-12T12:32:00.000Z',
  buyerName: 'Camille Roux',
  buyerEmail: 'camille.roux@exemple.fr',
  purchaseOrder: null,
  quotations: [],
  cards: 3,
  faceTotal: '250.00',
  discountTotal: '7.50',
  extraTotal: '0.00',
  cardMadeTotal: '45.00',
  letterTotal: '9.80',
  reward: null,
  coupons: [{ lastDigits: '4417', applied: '40.00' }],
  orderAmtTot: '257.30',
  trackingNumber: null,
  history: [
    { status: '03', at: '2026-06-12T12:30:00.000Z' },
    { status: '09', at: '2026-06-12T12:32:00.000Z' },
  ],
  approval: null,
  madeAt: null,
  unlockedAt: null,
  sending: null,
  returns: [],
  bankTransfer: null,
  receipt: null,
  lines: [
    detailLine({}),
    detailLine({
      templateImgUrl: FACES.blue,
      message: 'Merci pour cette année',
      message2: 'Toute la classe de CM2',
      amount: '100.00',
      qty: 1,
      receiverName: 'Hugo Lenoir',
      receiverPlace: '33000 Bordeaux',
      lineTotal: '97.00',
    }),
  ],
};

/** The same order while it waits for a transfer. */
export const WAITING_ORDER: OrderDetail = {
  ...POSTED_ORDER,
  status: '03',
  paymentMean: '03',
  paymentId: null,
  confirmedAt: null,
  history: POSTED_ORDER.history.slice(0, 1),
  bankTransfer: {
    beneficiary: 'Offrande SAS',
    iban: 'FR7699999000010000001400019',
    bic: 'OFFRFRPPXXX',
    bankName: 'Banque de l’Exemple',
  },
};

/** A return of one of its cards. */
export const RETURNED: OrderDetail['returns'][number] = {
  returnId: '0b7e1c52-8f0b-4f9a-9d6e-5f5f2f5b7a10',
  at: '2026-06-14T08:00:00.000Z',
  cards: 1,
  price: '75.00',
  moneyBack: '75.00',
  paidBackAt: null,
  hasCreditNote: true,
};
