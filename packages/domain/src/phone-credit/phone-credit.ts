/**
 * Credit for a mobile phone: products of one category of the unit, sold in the usual flow for the number to credit,
 * delivered by SMS (S1.27, A-91).
 */
import { Result } from 'effect';
import type { PhoneEntry } from '../address/index.ts';
import type { Product } from '../catalogue/index.ts';
import type { DeliveryType, DeliveryTypeRefusal } from '../delivery/index.ts';
import type { NumberingPlan, Phone, PhoneRefusal } from '../phone/index.ts';

export const PHONE_CREDIT_DELIVERY: DeliveryType = 'sms';

/** `categoryId` null: the unit sells no phone credit. `countries` (ISO codes) null: any. */
export interface PhoneCreditPolicy {
  readonly categoryId: string | null;
  readonly countries: readonly string[] | null;
}

/** The products of the unit's phone-credit category, in their order. */
export const phoneCreditProducts = <P extends Pick<Product, 'categoryId'>>(
  products: readonly P[],
  { categoryId }: PhoneCreditPolicy,
): readonly P[] => (categoryId === null ? [] : products.filter((product) => product.categoryId === categoryId));

/** True if the page is linked, because it has products. */
export const isPhoneCreditOffered = (
  products: readonly Pick<Product, 'categoryId'>[],
  policy: PhoneCreditPolicy,
): boolean => phoneCreditProducts(products, policy).length > 0;

/** True for a product of the unit's phone-credit category. */
export const isPhoneCredit = (
  { categoryId: category }: Pick<Product, 'categoryId'>,
  { categoryId }: PhoneCreditPolicy,
): boolean => categoryId !== null && category === categoryId;

/** As typed: the country, and the number to credit. */
export interface PhoneCreditEntry {
  readonly country: string;
  readonly number: string;
}

/** `CountryNotOffered`: unknown, or not among the unit's. `PhoneOfOtherCountry`: a valid number of another country. */
export type PhoneCreditRefusal =
  | PhoneRefusal
  | { readonly _tag: 'CountryNotOffered'; readonly country: string }
  | { readonly _tag: 'PhoneOfOtherCountry'; readonly country: string };

/**
 * Checks the mobile to credit: valid in the chosen country, and not in another one with the same area code. Numbers of
 * a territory without its own (Saint-Barthélemy) belong to its neighbour (Guadeloupe).
 */
export const checkPhoneCreditReceiver = (
  { country, number }: PhoneCreditEntry,
  { countries }: PhoneCreditPolicy,
  { areaCodeOf, checkPhone }: NumberingPlan,
): Result.Result<Phone, PhoneCreditRefusal> => {
  const areaCode = areaCodeOf(country);
  if (areaCode === undefined || countries?.includes(country) === false) {
    return Result.fail({ _tag: 'CountryNotOffered', country });
  }
  return Result.flatMap(
    checkPhone({ areaCode, number }, 'smsReceiver'),
    (phone): Result.Result<Phone, PhoneCreditRefusal> =>
      phone.country === country ? Result.succeed(phone) : Result.fail({ _tag: 'PhoneOfOtherCountry', country }),
  );
};

/** The additional delivery rules of phone credit: by SMS, to a mobile of a supported country. */
export type CreditDeliveryRefusal =
  | DeliveryTypeRefusal
  | PhoneRefusal
  | { readonly _tag: 'CountryNotOffered'; readonly country: string };

/** Refusals by field, with the field names of every delivery. */
export type CreditDeliveryRefusals = Partial<Record<'type' | 'receiver.phone', CreditDeliveryRefusal>>;

/** The mobile of a cart line, whose country follows from its number. */
const checkCreditedPhone = (
  phone: PhoneEntry,
  { countries }: PhoneCreditPolicy,
  { checkPhone }: NumberingPlan,
): CreditDeliveryRefusal | null => {
  const checked = checkPhone(phone, 'smsReceiver');
  if (Result.isFailure(checked)) return checked.failure;
  const { country } = checked.success;
  return countries === null || countries.includes(country ?? '')
    ? null
    : { _tag: 'CountryNotOffered', country: country ?? '' };
};

/** Checks the delivery of phone credit; null if it is accepted. `phone` is null for the line of a file. */
export const checkCreditDelivery = (
  { type, phone }: { readonly type: DeliveryType; readonly phone: PhoneEntry | null },
  policy: PhoneCreditPolicy,
  plan: NumberingPlan,
): CreditDeliveryRefusals | null => {
  if (type !== PHONE_CREDIT_DELIVERY) {
    return { type: { _tag: 'DeliveryTypeNotOffered', offered: [PHONE_CREDIT_DELIVERY] } };
  }
  const refusal = phone === null ? null : checkCreditedPhone(phone, policy, plan);
  return refusal === null ? null : { 'receiver.phone': refusal };
};
