/**
 * The means of payment, and their consequences: where it is paid, how long a reservation waits for it, who may use it.
 * Source: spec sections 1 and 3, A-31, A-32, A-88, A-102, A-103, A-157. Times in milliseconds.
 */

/** Every means of the shop. `paypal` is the payment service, `internalUse` is for orders with nothing due. */
export const PAYMENT_MEANS = [
  'creditCard',
  'debitCard',
  'paypal',
  'instantTransfer',
  'asynchronousTransfer',
  'bankTransfer',
  'bankCheck',
  'wallet',
  'giftCard',
  'thirdPartyCoupon',
  'internalUse',
] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/**
 * `atProvider`: the buyer pays on the provider's page. `atOnce`: the shop already has the value. `later`: the order
 * waits for money.
 */
export type WayOfPaying = 'atProvider' | 'atOnce' | 'later';

const WAYS: Readonly<Record<PaymentMeans, WayOfPaying>> = {
  creditCard: 'atProvider',
  debitCard: 'atProvider',
  paypal: 'atProvider',
  instantTransfer: 'atProvider',
  asynchronousTransfer: 'later',
  bankTransfer: 'later',
  bankCheck: 'later',
  wallet: 'atOnce',
  giftCard: 'atOnce',
  thirdPartyCoupon: 'atOnce',
  internalUse: 'atOnce',
};

export const wayOfPaying = (means: PaymentMeans): WayOfPaying => WAYS[means];

/** Card-like means settle while the buyer waits. */
export const isCardLike = (means: PaymentMeans): boolean => WAYS[means] === 'atProvider';

/** Means with which a requested order shows Waiting Payment; a check is not one of them. */
export const isTransfer = (means: PaymentMeans): boolean =>
  means === 'bankTransfer' || means === 'instantTransfer' || means === 'asynchronousTransfer';

/** Transfers that the buyer makes at a bank of their own choice, to the unit's account; an instant one is made at the provider. */
export const isToOwnAccount = (means: PaymentMeans): boolean => isTransfer(means) && WAYS[means] === 'later';

/** Gift cards and third-party coupons: entered as coupons, never chosen as the means that pays the rest. */
export const isCoupon = (means: PaymentMeans): boolean => means === 'giftCard' || means === 'thirdPartyCoupon';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a reservation waits for a payment that settles while the buyer waits. */
export const CARD_HOLD_MS = 30 * MINUTE_MS;
/** How long an order waits for a transfer or check before its reservation is freed. */
export const SLOW_HOLD_MS = 7 * DAY_MS;

/** Lifetime of an order's reservations with this means. */
export const holdLifetimeMs = (means: PaymentMeans): number => (WAYS[means] === 'later' ? SLOW_HOLD_MS : CARD_HOLD_MS);

/**
 * The means of an order: the chosen one if something is due; else a gift card, or a third-party coupon if
 * all coupons that paid are such; and internal use if no coupon paid.
 */
export const meansOfOrder = (
  chosen: PaymentMeans,
  isNothingDue: boolean,
  couponsThatPay: readonly { readonly isThirdParty: boolean }[],
): PaymentMeans => {
  if (!isNothingDue) return chosen;
  if (couponsThatPay.length === 0) return 'internalUse';
  return couponsThatPay.every((coupon) => coupon.isThirdParty) ? 'thirdPartyCoupon' : 'giftCard';
};

/**
 * The means a buyer may choose from, in the unit's order (S6.29). Internal use and coupons are never a choice; the
 * wallet only if the unit has one and the buyer has an account.
 */
export const choosableMeans = (listed: readonly PaymentMeans[], hasWallet: boolean): readonly PaymentMeans[] =>
  listed.filter((means) => means !== 'internalUse' && !isCoupon(means) && (means !== 'wallet' || hasWallet));
