/**
 * A business unit as the server works with it: its catalogue, its parameters, and the policies that the domain's rules
 * ask for, composed once at start from the unit's folder in `tenants`. Source: spec section 1, S1.55 to S1.80.
 */
import type { AccessPolicy } from '@offrande/domain/access';
import type { AddressPolicy } from '@offrande/domain/address';
import {
  accessPolicy,
  businessUnit,
  type BusinessUnit,
  type Chat,
  chatOf,
  cartPolicy,
  deliveryPolicy,
  guestPolicy,
  hasWallet,
  individualPolicy,
  loginPolicy,
  paymentMeansFor,
  pinPolicy,
  phoneCreditPolicy,
  profilePolicy,
} from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import type { PinPolicy } from '@offrande/domain/card';
import type { CartPolicy } from '@offrande/domain/cart';
import { CUSTOMER_KINDS, type CustomerKind } from '@offrande/domain/customer';
import type { LetterType } from '@offrande/domain/delivery';
import { type Currency, decodeAmount, type Money } from '@offrande/domain/money';
import type { ApprovalPolicy } from '@offrande/domain/order';
import type { PaymentMeans, PaymentProviderId } from '@offrande/domain/payment';
import { isPhoneCreditOffered, type PhoneCreditPolicy } from '@offrande/domain/phone-credit';
import type { ProfilePolicy } from '@offrande/domain/profile';
import type { IndividualPolicy } from '@offrande/domain/registration';
import type { LoginPolicy } from '@offrande/domain/session';
import type { EmployerData, TrialCardData, UnitData, UnitParameters } from '@offrande/tenants/unit-data';
import { DEFAULT_VERSION } from '@offrande/api-client/contract';
import { Result } from 'effect';
import { textIn, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';

export interface Unit {
  readonly id: string;
  readonly catalogue: UnitCatalogue;
  readonly parameters: UnitParameters;
  /** The version prefix of the unit's calls. */
  readonly callVersion: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  readonly provider: PaymentProviderId;
  /** What such a customer may pay with. */
  meansFor(kind: CustomerKind): readonly PaymentMeans[];
  readonly allowsGuests: boolean;
  /** True where such a customer has a wallet. */
  hasWallet(kind: CustomerKind): boolean;
  /** What the cart of such a customer obeys. */
  cartPolicyFor(kind: CustomerKind): CartPolicy;
  readonly addressPolicy: AddressPolicy;
  readonly approvalPolicy: ApprovalPolicy;
  readonly pinPolicy: PinPolicy;
  readonly phoneCreditPolicy: PhoneCreditPolicy;
  /** How visitors of the shop at a host sign in. */
  loginPolicy(ownHost: string): LoginPolicy;
  /** What individuals give when they register. */
  readonly individualPolicy: IndividualPolicy;
  readonly profilePolicy: ProfilePolicy;
  /** Letters with their names in a language. */
  letterTypes(language: string): readonly LetterType[];
  /** How many months a card of this product is valid. */
  validMonths(itemCode: string): number;
  readonly trialCards: readonly TrialCardData[];
  /** Whose programme a corporate code names, letter case and outer blanks ignored. */
  employerOf(corporateCode: string): EmployerData | undefined;
}

export type Units = ReadonlyMap<string, Unit>;

const amountIn = (text: string, currency: Currency): Money =>
  Result.getOrThrowWith(decodeAmount(text, currency), () => new Error(`Not an amount of ${currency.code}: ${text}`));

/** A unit whose parameters cannot be read or contradict each other stops the start. */
const domainUnit = (parameters: UnitParameters): BusinessUnit => {
  const refuse = (why: unknown) =>
    new Error(`Parameters of ${parameters.buId}: ${why instanceof Error ? why.message : JSON.stringify(why)}`);
  return Result.getOrThrowWith(businessUnit(Result.getOrThrowWith(decodeUnitParameters(parameters), refuse)), refuse);
};

/** Where the unit posts cards to. */
export const addressPolicyOf = (parameters: UnitParameters): AddressPolicy =>
  deliveryPolicy(domainUnit(parameters)).address;

/** What leads somewhere in the unit, for who is not signed in. */
export const accessPolicyOf = ({ parameters, pages, products }: UnitData): AccessPolicy => {
  const rules = domainUnit(parameters);
  const policy = accessPolicy(rules, { companyType: null, contentPages: pages.map(({ href }) => href) });
  const sold = products.map(({ categoryId }) => ({ categoryId: String(categoryId) }));
  // Without such products the page is there and nothing links to it.
  const phoneCredit = isPhoneCreditOffered(sold, phoneCreditPolicy(rules));
  return { ...policy, features: { ...policy.features, phoneCredit } };
};

/** The unit's customer-service chat, null where it has none. */
export const unitChatOf = (parameters: UnitParameters): Chat | null => chatOf(domainUnit(parameters));

/** Which products are phone credit, and whom it may go to. */
export const phoneCreditPolicyOf = (parameters: UnitParameters): PhoneCreditPolicy =>
  phoneCreditPolicy(domainUnit(parameters));

const lettersIn =
  (data: UnitData, currency: Currency) =>
  (language: string): readonly LetterType[] =>
    data.letterTypes.map(({ id, methodName, price }) => ({
      id: String(id),
      methodName: textIn(methodName, language, data.parameters.defaultLang),
      price: amountIn(price, currency),
    }));

/** Worked out once for each kind of customer. */
const perKind = <T>(workOut: (kind: CustomerKind) => T): ((kind: CustomerKind) => T) => {
  const worked = new Map(CUSTOMER_KINDS.map((kind) => [kind, workOut(kind)]));
  return (kind) => worked.get(kind)!;
};

const isSameCode = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

export const createUnit = (catalogue: UnitCatalogue): Unit => {
  const { unit: data, currency } = catalogue;
  const { parameters } = data;
  const rules = domainUnit(parameters);
  const delivery = deliveryPolicy(rules);
  const guests = guestPolicy(rules);
  const months = new Map(data.products.map(({ itemCode, validMonths }) => [itemCode, validMonths]));
  return {
    id: parameters.buId,
    catalogue,
    parameters,
    callVersion: DEFAULT_VERSION,
    currency,
    timeZone: delivery.timeZone,
    defaultLanguage: parameters.defaultLang,
    languages: parameters.languages,
    provider: parameters.pspProvider,
    meansFor: perKind((kind) => paymentMeansFor(rules, kind)),
    hasWallet: (kind) => hasWallet(rules, kind),
    allowsGuests: guests.isGuestModeOn || guests.isGuestOnly,
    cartPolicyFor: perKind((kind) => cartPolicy(rules, kind)),
    addressPolicy: delivery.address,
    approvalPolicy: rules,
    pinPolicy: pinPolicy(rules),
    phoneCreditPolicy: phoneCreditPolicy(rules),
    loginPolicy: (ownHost) => loginPolicy(rules, ownHost, []),
    individualPolicy: individualPolicy(rules),
    profilePolicy: profilePolicy(rules),
    letterTypes: lettersIn(data, currency),
    validMonths: (itemCode) => {
      const found = months.get(itemCode);
      if (found === undefined) throw new Error(`Unit ${parameters.buId} does not sell ${itemCode}`);
      return found;
    },
    trialCards: data.trialCards,
    employerOf: (corporateCode) => data.employers.find((employer) => isSameCode(employer.corporateCode, corporateCode)),
  };
};
