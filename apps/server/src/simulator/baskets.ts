/** What buyers of the simulator put into their carts and what they pay with: few, but with every turn that the rules know. */
import type { OrderPayloadLine } from '@offrande/domain/order/schema';

/** Gift cards from before the shop, by the name that the model has for them. The number is theirs in every unit. */
export const COUPONS = [
  { name: 'coupon-part', cardNumber: '9999000000004417', balanceMinor: 4000n, isPartialRedeemAllowed: true },
  { name: 'coupon-small', cardNumber: '9999000000001509', balanceMinor: 1500n, isPartialRedeemAllowed: true },
  { name: 'coupon-whole', cardNumber: '9999000000006025', balanceMinor: 6000n, isPartialRedeemAllowed: false },
] as const;

const line = (changes: Partial<OrderPayloadLine>): OrderPayloadLine => ({
  itemCode: 'offrande',
  amount: '50.00',
  qty: 1,
  deliverType: 'email',
  message: 'Bon anniversaire',
  message2: 'Camille',
  receiverName: 'Camille Roux',
  receiverEmail: 'camille.roux@example.test',
  senderName: 'Nora Petit',
  senderEmail: 'nora.petit@example.test',
  ...changes,
});

/** One card, several of them, cards that come with the receipt, two lines with a discount, and less than a coupon holds. */
export const BASKETS: readonly (readonly OrderPayloadLine[])[] = [
  [line({})],
  [line({ amount: '20.00', qty: 3 })],
  [line({ amount: '25.00', deliverType: 'pdf' })],
  [line({ amount: '100.00', qty: 2 }), line({ amount: '33.33' })],
  [line({ amount: '10.00' })],
];
