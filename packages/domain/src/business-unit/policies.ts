/**
 * The small policies that the concepts below ask for, composed from a unit. Source: spec section 1, A-24, A-26, A-41,
 *
 */
import type { AddressPolicy } from '../address/index.ts';
import { maxQuantityFor } from '../cart/index.ts';
import type { CartPolicy } from '../cart/index.ts';
import type { GateFacts } from '../checkout/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { chooseLanguage, languageOf } from '../locale/index.ts';
import type { LanguageCode, NumberStyle } from '../locale/index.ts';
import { choosableMeans, isCoupon } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { BusinessUnit } from './business-unit.ts';

/** What the cart of such a customer obeys. */
export const cartPolicy = (unit: BusinessUnit, kind: CustomerKind): CartPolicy => ({
  currency: unit.currency,
  maxQuantity: maxQuantityFor(kind, unit.quantityCaps),
  allowsMultipleProducts: unit.allowsMultipleProducts,
  discountType: unit.discountType,
  cardMadeTaxRate: unit.cardMadeTaxRate,
  shippingTaxRate: unit.shippingTaxRate,
  cardMadeFeeLimits: unit.cardMadeFeeLimits,
});

/** True where such a customer has a wallet: signed in, no salesman, in a unit with wallets (S6.27, A-88). */
export const hasWallet = ({ parameters }: BusinessUnit, kind: CustomerKind): boolean =>
  parameters.isNeedWallet && (kind === 'individual' || kind === 'business');

const listedMeans = ({ paymentMeans }: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] =>
  paymentMeans[kind === 'guest' ? 'individual' : kind];

/** The means such a customer chooses from, in the unit's order. Guests have those of individuals, without the wallet. */
export const paymentMeansFor = (unit: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] =>
  choosableMeans(listedMeans(unit, kind), hasWallet(unit, kind));

/** Which coupons such a customer may enter: gift cards, third-party coupons, both or none. */
export const couponMeansFor = (unit: BusinessUnit, kind: CustomerKind): readonly PaymentMeans[] =>
  listedMeans(unit, kind).filter(isCoupon);

export type GuestPolicy = Pick<GateFacts, 'isGuestOnly' | 'isGuestModeOn' | 'isSingleSignOnOnly'>;

/** The unit's part of the facts of the guest gate. */
export const guestPolicy = ({ parameters }: BusinessUnit): GuestPolicy => ({
  isGuestOnly: parameters.guestModeOnly,
  isGuestModeOn: parameters.isEnableGuestMode,
  isSingleSignOnOnly: parameters.loginMethods.every((method) => method === 'singleSignOn'),
});

/** `timeZone` is the zone of schedules; `offersToMe` is false where the unit hides deliver-to-me, for all kinds. */
export interface UnitDeliveryPolicy {
  readonly address: AddressPolicy;
  readonly timeZone: string;
  readonly offersToMe: boolean;
}

export const deliveryPolicy = (unit: BusinessUnit): UnitDeliveryPolicy => ({
  address: unit.addressPolicy,
  timeZone: unit.timeZone,
  offersToMe: !unit.parameters.hideDeliverToMe,
});

/** The language to show: the session's where the unit offers it, else the unit's default. */
export const languageFor = ({ languages }: BusinessUnit, session: string | null): LanguageCode =>
  chooseLanguage(languages, session);

/** How numbers look in a language of the unit. */
export const numberStyle = (unit: BusinessUnit, language: LanguageCode): NumberStyle => ({
  languageTag: languageOf(language).tag,
  country: unit.country,
  decimalSeparator: unit.decimalSeparator,
});
