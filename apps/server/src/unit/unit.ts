/**
 * A business unit as the server works with it: its catalogue, its parameters, and the policies that the domain's rules
 * ask for, composed once at start from the unit's folder in `tenants`. Source: spec section 1, S1.55 to S1.80.
 */
import type { AccessPolicy } from '@offrande/domain/access';
import type { AddressPolicy } from '@offrande/domain/address';
import {
  accessPolicy,
  type BusinessUnit,
  cartPolicy,
  contactOf,
  deliveryPolicy,
  documentRetention,
  fulfilmentEmailOf,
  guestPolicy,
  hasWallet,
  individualPolicy,
  invoicePrefixOf,
  loginPolicy,
  paymentMeansFor,
  phoneCreditPolicy,
  pinPolicy,
  profilePolicy,
  quotationValidity,
  reminderPolicy,
  type Seller,
  sellerOf,
  type UnitContact,
  type UnitFeatures,
  unitFeatures,
} from '@offrande/domain/business-unit';
import type { PinPolicy } from '@offrande/domain/card';
import type { CartPolicy } from '@offrande/domain/cart';
import type { DocumentRetention } from '@offrande/domain/company-review';
import { CUSTOMER_KINDS, type CustomerKind } from '@offrande/domain/customer';
import type { LetterType } from '@offrande/domain/delivery';
import { type Currency, decodeAmount, type Money } from '@offrande/domain/money';
import type { ApprovalPolicy } from '@offrande/domain/order';
import type { PaymentMeans, PaymentProviderId } from '@offrande/domain/payment';
import { isPhoneCreditOffered, type PhoneCreditPolicy } from '@offrande/domain/phone-credit';
import type { ProfilePolicy } from '@offrande/domain/profile';
import type { IndividualPolicy } from '@offrande/domain/registration';
import type { QuotationValidity } from '@offrande/domain/quotation';
import type { ReminderPolicy } from '@offrande/domain/reminder';
import type { LoginPolicy } from '@offrande/domain/sign-in';
import type { EmployerData, TrialCardData } from '@offrande/tenants/unit-data';
import { DEFAULT_VERSION } from '@offrande/api-client/contract';
import { Result } from 'effect';
import { localizedText, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';

export interface Unit {
  readonly id: string;
  readonly catalogue: UnitCatalogue;
  readonly rules: BusinessUnit;
  readonly features: UnitFeatures;
  readonly name: string;
  readonly country: string;
  readonly seller: Seller;
  readonly contact: UnitContact;
  readonly invoicePrefix: string;
  readonly fulfilmentEmail: string;
  /** The version prefix of the unit's calls. */
  readonly callVersion: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  /** Reading it in a unit without provider payments is a defect. */
  readonly provider: PaymentProviderId;
  /** The payment means of such customers. */
  meansFor(kind: CustomerKind): readonly PaymentMeans[];
  readonly allowsGuests: boolean;
  /** Whether such customers have a wallet. */
  hasWallet(kind: CustomerKind): boolean;
  /** The cart policy for such customers. */
  cartPolicyFor(kind: CustomerKind): CartPolicy;
  readonly addressPolicy: AddressPolicy;
  readonly approvalPolicy: ApprovalPolicy;
  readonly pinPolicy: PinPolicy;
  readonly phoneCreditPolicy: PhoneCreditPolicy;
  /** How visitors sign in to the shop at a host. */
  loginPolicy(ownHost: string): LoginPolicy;
  /** What individuals enter when they register. */
  readonly individualPolicy: IndividualPolicy;
  readonly profilePolicy: ProfilePolicy;
  readonly quotationValidity: QuotationValidity;
  readonly salesmanApprovalFrom: BusinessUnit['salesmanApprovalFrom'];
  readonly documentRetention: DocumentRetention;
  readonly reminderPolicy: ReminderPolicy;
  /** Letters with their names in a language. */
  letterTypes(language: string): readonly LetterType[];
  /** The validity of a card of this product, in months. */
  validMonths(itemCode: string): number;
  readonly trialCards: readonly TrialCardData[];
  /** The employer with a corporate code; letter case and surrounding whitespace are ignored. */
  employerOf(corporateCode: string): EmployerData | undefined;
}

export type Units = ReadonlyMap<string, Unit>;

const amountIn = (text: string, currency: Currency): Money =>
  Result.getOrThrowWith(decodeAmount(text, currency), () => new Error(`Not an amount of ${currency.code}: ${text}`));

/** Which pages the unit has and links to, for visitors who are not signed in. */
export const createAccessPolicy = ({ rules, unit: { pages, products } }: UnitCatalogue): AccessPolicy => {
  const policy = accessPolicy(
    rules,
    pages.map(({ href }) => href),
  );
  const sold = products.map(({ categoryId }) => ({ categoryId: String(categoryId) }));
  // Without such products the page exists but nothing links to it.
  const phoneCredit = isPhoneCreditOffered(sold, phoneCreditPolicy(rules));
  return { ...policy, features: { ...policy.features, phoneCredit } };
};

const lettersIn =
  ({ unit, rules, currency }: UnitCatalogue) =>
  (language: string): readonly LetterType[] =>
    unit.letterTypes.map(({ id, methodName, price }) => ({
      id: String(id),
      methodName: localizedText(methodName, language, rules.languages.default),
      price: amountIn(price, currency),
    }));

/** Caches a value per kind of customer. */
const perKind = <T>(compute: (kind: CustomerKind) => T): ((kind: CustomerKind) => T) => {
  const worked = new Map(CUSTOMER_KINDS.map((kind) => [kind, compute(kind)]));
  return (kind) => worked.get(kind)!;
};

const isSameCode = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

export const createUnit = (catalogue: UnitCatalogue): Unit => {
  const { unit: data, currency, rules } = catalogue;
  const delivery = deliveryPolicy(rules);
  const guests = guestPolicy(rules);
  const months = new Map(data.products.map(({ itemCode, validMonths }) => [itemCode, validMonths]));
  return {
    id: rules.id,
    catalogue,
    rules,
    features: unitFeatures(rules),
    name: rules.name,
    country: rules.country,
    seller: sellerOf(rules),
    contact: contactOf(rules),
    invoicePrefix: invoicePrefixOf(rules),
    fulfilmentEmail: fulfilmentEmailOf(rules),
    callVersion: DEFAULT_VERSION,
    currency,
    timeZone: delivery.timeZone,
    defaultLanguage: rules.languages.default,
    languages: rules.languages.offered,
    get provider() {
      if (rules.provider === null) throw new Error(`Unit ${rules.id} names no payment provider`);
      return rules.provider;
    },
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
    quotationValidity: quotationValidity(rules),
    salesmanApprovalFrom: rules.salesmanApprovalFrom,
    documentRetention: documentRetention(rules),
    reminderPolicy: reminderPolicy(rules),
    letterTypes: lettersIn(catalogue),
    validMonths: (itemCode) => {
      const found = months.get(itemCode);
      if (found === undefined) throw new Error(`Unit ${rules.id} does not sell ${itemCode}`);
      return found;
    },
    trialCards: data.trialCards,
    employerOf: (corporateCode) => data.employers.find((employer) => isSameCode(employer.corporateCode, corporateCode)),
  };
};
