/** The simulator's buyers, their carts and their means of payment: few, but covering every case of the rules. */
import type { CustomerKind } from '@offrande/domain/customer';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';

/** Gift cards from before the shop, by their names in the model. Their numbers are the same in every unit. */
export const COUPONS = [
  { name: 'coupon-part', cardNumber: '9999000000004417', balanceMinor: 4000n, isPartialRedeemAllowed: true },
  { name: 'coupon-small', cardNumber: '9999000000001509', balanceMinor: 1500n, isPartialRedeemAllowed: true },
  { name: 'coupon-whole', cardNumber: '9999000000006025', balanceMinor: 6000n, isPartialRedeemAllowed: false },
] as const;

/** What each of these cards may pay for. */
export const SUITED_ITEM_CODES = ['offrande', 'offrande-by-post'] as const;

/** Cards with a PIN from before the shop: in a member's account, or in no account yet. */
export const HELD_CARDS = [
  { name: 'held-by-2', cardNumber: '9999000000003302', pin: '303302', balanceMinor: 6000n, holder: 2 },
  { name: 'held-by-3', cardNumber: '9999000000003303', pin: '303303', balanceMinor: 3000n, holder: 3 },
  { name: 'held-by-nobody', cardNumber: '9999000000003300', pin: '303300', balanceMinor: 2500n, holder: null },
] as const;

/** A member's card on its last valid day. */
export const ENDING_CARD = {
  name: 'ends-today',
  cardNumber: '9999000000003304',
  pin: '303304',
  balanceMinor: 3500n,
  holder: 3,
} as const;

/** `member`: the customer's name in the books. `orderLimitMinor`: above it another person of the company decides; null without a limit. */
export interface SimulatedBuyer {
  readonly kind: CustomerKind;
  readonly member: string | null;
  readonly orderLimitMinor?: bigint;
}

/** Two guests, two members, another person of the company, and a salesman who orders for it, each with their own browser. */
export const BUYERS: readonly SimulatedBuyer[] = [
  { kind: 'guest', member: null },
  { kind: 'guest', member: null },
  { kind: 'individual', member: 'member-2' },
  { kind: 'business', member: 'member-3' },
  { kind: 'business', member: 'member-3', orderLimitMinor: 6000n },
  { kind: 'salesman', member: 'salesman-5' },
];

export const MEMBERS = [2, 3] as const;
/** The administrator of the company, who decides about the orders of the colleague. */
export const ADMINISTRATOR = 3;
export const COLLEAGUE = 4;
/** He earns a commission, and has no wallet. */
export const SALESMAN = 5;

/** How a person of the company is named in mails; its first person has the id of the company. */
export const personName = (buyer: number): string => (buyer === COLLEAGUE ? 'colleague' : BUYERS[buyer]!.member!);

/** The buyer who stands for the account: the administrator for all people of the company. */
export const accountOf = (buyer: number): number => (buyer === COLLEAGUE ? ADMINISTRATOR : buyer);

/** The initial balance of each member's wallet. */
export const WALLET_MINOR = 15_000n;

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

const BY_POST: Partial<OrderPayloadLine> = {
  itemCode: 'offrande-by-post',
  deliverType: 'physical',
  letterTypeId: '1',
  receiverAddress: '12 rue des Lilas',
  receiverZipCode: '75011',
  receiverCity: 'Paris',
  receiverCountryCode: 'FR',
};

const IN_A_FILE: Partial<OrderPayloadLine> = { deliverType: 'cardFile' };

/**
 * One card, several of them, cards that come with the receipt, two lines with a discount, less than a coupon's balance; then
 * what only members order here: cards by post, and two lines of cards for the buyers themselves; then what only
 * companies order here: cards whose codes come in a file.
 */
export const BASKETS: readonly (readonly OrderPayloadLine[])[] = [
  [line({})],
  [line({ amount: '20.00', qty: 3 })],
  [line({ amount: '25.00', deliverType: 'pdf' })],
  [line({ amount: '100.00', qty: 2 }), line({ amount: '33.33' })],
  [line({ amount: '10.00' })],
  [line({ ...BY_POST, amount: '30.00', qty: 2 })],
  [line({ amount: '25.00', qty: 2, deliverType: 'pdf' }), line({ amount: '33.33', deliverType: 'pdf' })],
  [line({ ...IN_A_FILE, amount: '20.00', qty: 2 }), line({ ...IN_A_FILE, amount: '10.00' })],
];

/** The number of baskets that guests choose from. */
export const GUEST_BASKETS = 5;
/** The number of baskets that members choose from. */
export const ORDINARY_BASKETS = 7;
/** The basket whose codes come in a file. */
export const FILE_BASKET = 7;
/** Baskets that a salesman orders: each card is sent to its receiver. */
export const SALESMAN_BASKETS = [0, 1, 3, 4] as const;
/** Baskets that only members order here. */
export const MEMBER_BASKETS = [5, 6] as const;
