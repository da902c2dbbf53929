/**
 * A business unit as the server works with it: its catalogue, its parameters, and the policies that the domain's rules
 * ask for, composed once at start from the unit's folder in `tenants`. Source: spec section 1, S1.55 to S1.80.
 */
import type { AddressPolicy } from '@offrande/domain/address';
import { type CartPolicy, maxQuantityFor } from '@offrande/domain/cart';
import type { LetterType } from '@offrande/domain/delivery';
import { type Currency, decodeAmount, type Money, rate } from '@offrande/domain/money';
import { choosableMeans, type PaymentMeans, type PaymentProviderId, readPaymentMeans } from '@offrande/domain/payment';
import type { TrialCardData, UnitData, UnitParameters } from '@offrande/tenants/unit-data';
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
  /** What a guest may pay with at a provider or at once. */
  readonly guestMeans: readonly PaymentMeans[];
  readonly allowsGuests: boolean;
  readonly guestPolicy: CartPolicy;
  readonly addressPolicy: AddressPolicy;
  /** Letters with their names in a language. */
  letterTypes(language: string): readonly LetterType[];
  /** How many months a card of this product is valid. */
  validMonths(itemCode: string): number;
  readonly trialCards: readonly TrialCardData[];
}

export type Units = ReadonlyMap<string, Unit>;

const amountIn = (text: string, currency: Currency): Money =>
  Result.getOrThrowWith(decodeAmount(text, currency), () => new Error(`Not an amount of ${currency.code}: ${text}`));

const guestPolicy = (parameters: UnitParameters, currency: Currency): CartPolicy => ({
  currency,
  maxQuantity: maxQuantityFor('guest', { business: parameters.b2bMaxQty, individual: parameters.b2cMaxQty }),
  allowsMultipleProducts: parameters.isAllowMultipleProduct === 1,
  discountType: parameters.discountType === 'P' ? 'percent' : 'value',
  cardMadeTaxRate: rate(parameters.cardMadeTaxRate),
  shippingTaxRate: rate(parameters.shippingTaxRate),
  cardMadeFeeLimits: {
    min: amountIn(parameters.cardMadeFeeMin, currency),
    max: amountIn(parameters.cardMadeFeeMax, currency),
  },
});

const ZIP_DIGITS = 5;

/** Where the unit posts cards to: its countries, and for France the zip codes of its terms. */
export const addressPolicyOf = ({ deliveryCountries, refusedZipPrefixes }: UnitParameters): AddressPolicy => ({
  countries: deliveryCountries,
  zipRules: Object.fromEntries(
    deliveryCountries
      .filter((country) => country === 'FR')
      .map((country) => [country, { digits: ZIP_DIGITS, refusedPrefixes: refusedZipPrefixes }]),
  ),
});

const meansOf = (codes: readonly string[]): readonly PaymentMeans[] =>
  codes.map(readPaymentMeans).filter((means) => means !== null);

const lettersIn = (data: UnitData, currency: Currency) => (language: string): readonly LetterType[] =>
  data.letterTypes.map(({ id, methodName, price }) => ({
    id: String(id),
    methodName: textIn(methodName, language, data.parameters.defaultLang),
    price: amountIn(price, currency),
  }));

export const createUnit = (catalogue: UnitCatalogue): Unit => {
  const { unit: data, currency } = catalogue;
  const { parameters } = data;
  const months = new Map(data.products.map(({ itemCode, validMonths }) => [itemCode, validMonths]));
  return {
    id: parameters.buId,
    catalogue,
    parameters,
    callVersion: DEFAULT_VERSION,
    currency,
    timeZone: parameters.timeZone,
    defaultLanguage: parameters.defaultLang,
    languages: parameters.languages,
    provider: parameters.pspProvider,
    guestMeans: choosableMeans(meansOf(parameters.paymentType.C), false),
    allowsGuests: parameters.isEnableGuestMode === 1,
    guestPolicy: guestPolicy(parameters, currency),
    addressPolicy: addressPolicyOf(parameters),
    letterTypes: lettersIn(data, currency),
    validMonths: (itemCode) => {
      const found = months.get(itemCode);
      if (found === undefined) throw new Error(`Unit ${parameters.buId} does not sell ${itemCode}`);
      return found;
    },
    trialCards: data.trialCards,
  };
};
