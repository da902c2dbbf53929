/**
 * A business unit as the rules see it, made from its parameters once. Nothing below this rank knows what a unit is: they
 * are given the policies of `policies.ts`. Source: spec section 1, A-03, A-24, A-38, A-49, A-53, A-88, A-96,
 *
 */
import { Result } from 'effect';
import type { AddressPolicy } from '../address/index.ts';
import type { QuantityCaps } from '../cart/index.ts';
import type { SignedInKind } from '../customer/index.ts';
import type { DiscountType, RewardOffer } from '../discount/index.ts';
import { standardCardMadeFeeLimits } from '../fees/index.ts';
import type { CardMadeFeeLimits } from '../fees/index.ts';
import { decimalSeparatorOf, languagePolicy } from '../locale/index.ts';
import type { DecimalSeparator, LanguagePolicy } from '../locale/index.ts';
import { currency, decodeAmount } from '../money/index.ts';
import type { Currency, Money, Rate } from '../money/index.ts';
import type { PaymentMeans, PaymentProviderId } from '../payment/index.ts';
import { addressPolicyOf } from './address-policy.ts';
import type { UnitContradiction } from './contradiction.ts';
import { contradictions } from './contradictions.ts';
import type { Dated } from './dated.ts';
import { exemptionCapsOf } from './exemption-cap.ts';
import type { UnitParameters } from './parameters.schema.ts';
import { rewardOffers } from './rewards.ts';

/** Null and empty lists mean "none". `parameters` holds what is only shown: names, links, texts, banners, chat. */
export interface BusinessUnit {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly country: string;
  readonly currency: Currency;
  readonly timeZone: string;
  readonly languages: LanguagePolicy;
  readonly decimalSeparator: DecimalSeparator;
  readonly discountType: DiscountType;
  readonly paymentMeans: Readonly<Record<SignedInKind, readonly PaymentMeans[]>>;
  readonly provider: PaymentProviderId | null;
  readonly cardMadeTaxRate: Rate;
  readonly shippingTaxRate: Rate;
  readonly cardMadeFeeLimits: CardMadeFeeLimits;
  readonly exemptionCaps: readonly Dated<Money>[];
  /** From which face value on paid orders wait for approval. */
  readonly approvalFrom: Money | null;
  /** What a company's wallet may come to by transfers. */
  readonly companyWalletMax: Money;
  /** The discount, in percent, above which a salesman's order waits for another admin. */
  readonly salesmanApprovalFrom: Rate;
  /** What it gives with orders, the best first. */
  readonly rewards: readonly RewardOffer[];
  readonly allowsMultipleProducts: boolean;
  readonly quantityCaps: QuantityCaps;
  readonly addressPolicy: AddressPolicy;
  readonly parameters: UnitParameters;
}

const feeLimitsOf = ({ cardMadeFeeMin, cardMadeFeeMax }: UnitParameters, currency: Currency): CardMadeFeeLimits => {
  const standard = standardCardMadeFeeLimits(currency);
  return {
    min: Result.getOrElse(decodeAmount(cardMadeFeeMin ?? '', currency), () => standard.min),
    max: Result.getOrElse(decodeAmount(cardMadeFeeMax ?? '', currency), () => standard.max),
  };
};

const compose = (parameters: UnitParameters, languages: LanguagePolicy): BusinessUnit => {
  const money = currency(parameters.currency, parameters.decimalDigits);
  const { paymentType, country } = parameters;
  return {
    id: parameters.buId,
    name: parameters.buName,
    legalName: parameters.buLegalName,
    country,
    currency: money,
    timeZone: parameters.timeZone,
    languages,
    decimalSeparator: decimalSeparatorOf(country, parameters.decimalSeparator ?? null),
    discountType: parameters.discountType,
    paymentMeans: { individual: paymentType.C, business: paymentType.B, salesman: paymentType.S },
    provider: parameters.pspProvider ?? null,
    cardMadeTaxRate: parameters.cardMadeTaxRate,
    shippingTaxRate: parameters.shippingTaxRate,
    cardMadeFeeLimits: feeLimitsOf(parameters, money),
    exemptionCaps: exemptionCapsOf(parameters, money),
    approvalFrom: Result.getOrElse(decodeAmount(parameters.orderApprovalFrom ?? '', money), () => null),
    salesmanApprovalFrom: parameters.salesmanApprovalFrom,
    companyWalletMax: Result.getOrThrow(decodeAmount(parameters.companyWalletMax, money)),
    rewards: rewardOffers(parameters.rewards, money),
    allowsMultipleProducts: parameters.isAllowMultipleProduct,
    quantityCaps: { business: parameters.b2bMaxQty || null, individual: parameters.b2cMaxQty || null },
    addressPolicy: addressPolicyOf(parameters),
    parameters,
  };
};

/** The unit of these parameters, or all of their contradictions. */
export const businessUnit = (parameters: UnitParameters): Result.Result<BusinessUnit, readonly UnitContradiction[]> => {
  const languages = languagePolicy(parameters.languages, parameters.defaultLang);
  const found = contradictions(parameters);
  if (Result.isFailure(languages)) return Result.fail([languages.failure, ...found]);
  return found.length > 0 ? Result.fail(found) : Result.succeed(compose(parameters, languages.success));
};
