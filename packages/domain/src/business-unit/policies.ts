/**
 * The small policies that the concepts below ask for, composed from a unit. Source: spec section 1, A-24, A-26, A-41,
 *
 */
import type { AccessPolicy } from '../access/index.ts';
import type { AddressPolicy } from '../address/index.ts';
import { maxQuantityFor } from '../cart/index.ts';
import type { CartPolicy } from '../cart/index.ts';
import type { GateFacts } from '../guest-gate/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { chooseLanguage, languageOf } from '../locale/index.ts';
import type { LanguageCode, NumberStyle } from '../locale/index.ts';
import type { BusinessUnit } from './business-unit.ts';
import { unitFeatures } from './features.ts';
import { individualMethods } from './login-methods.ts';

/** The cart policy for this kind of customer. */
export const cartPolicy = (unit: BusinessUnit, kind: CustomerKind): CartPolicy => ({
  currency: unit.currency,
  maxQuantity: maxQuantityFor(kind, unit.quantityCaps),
  allowsMultipleProducts: unit.allowsMultipleProducts,
  discountType: unit.discountType,
  cardMadeTaxRate: unit.cardMadeTaxRate,
  shippingTaxRate: unit.shippingTaxRate,
  cardMadeFeeLimits: unit.cardMadeFeeLimits,
});

export type GuestPolicy = Pick<GateFacts, 'isGuestOnly' | 'isGuestModeOn' | 'isSingleSignOnOnly'>;

/** The unit's part of the facts of the guest gate. What salesmen sign in by does not count: guests would sign in as individuals. */
export const guestPolicy = ({ parameters }: BusinessUnit): GuestPolicy => {
  const methods = individualMethods(parameters.loginMethods);
  return {
    isGuestOnly: parameters.guestModeOnly,
    isGuestModeOn: parameters.isEnableGuestMode,
    isSingleSignOnOnly: methods.length > 0 && methods.every((method) => method === 'singleSignOn'),
  };
};

/** The unit's part of who may enter where. `contentPages` are the addresses the unit has content for. */
export const accessPolicy = (unit: BusinessUnit, contentPages: readonly string[]): AccessPolicy => ({
  features: unitFeatures(unit),
  contentPages,
  faqAddress: unit.parameters.faq,
  guests: guestPolicy(unit),
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
