/** Contradictions between parameters that are valid individually. Found when a unit is configured, never by a buyer. */
import type { LanguagePolicyRefusal } from '../locale/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { UnitParameters } from './parameters.schema.ts';

type CustomerType = 'C' | 'B' | 'S';

/**
 * Of the languages: `UnknownLanguage`, `DefaultLanguageNotOffered`. Of paying: `NoPaymentMeans`, a kind of customer has
 * nothing to choose; `NoProvider`, a means is paid at a provider and none is named; `MeansNotAtProvider`, the named one
 * books every payment as a card; `NoBankAccount`, transfers are offered and there is no account that they go to; `WalletMeansWithoutWallet`, the wallet pays where such customers have none. Of limits:
 * `FeeLimitsWrong`, `ExemptionCapsWrong`, `ApprovalLimitWrong`, `CompanyWalletMaxWrong` and `RewardWrong`, no amounts of the currency or out of order; `BonusWithoutWallet`, a bonus has no wallet to go to; `ZipRuleMissing`, beginnings of
 * zip codes are refused and no country of delivery knows them. Of texts: `TextMissing`, none in the default language,
 * the last to fall back to; `TextLanguageUnknown`, a language the shop has not. Of links: `LinkToSwitchedOffPage`;
 * `PageRouteTaken`, the page for individuals would stand at a fixed address. The rest: a function without the one it needs.
 */
export type UnitContradiction =
  | LanguagePolicyRefusal
  | { readonly _tag: 'ReservedUnitId'; readonly id: string }
  | { readonly _tag: 'UnknownTimeZone'; readonly timeZone: string }
  | { readonly _tag: 'NamedTwice'; readonly parameter: string; readonly value: string }
  | { readonly _tag: 'NoPaymentMeans'; readonly customerType: CustomerType }
  | { readonly _tag: 'NoProvider' }
  | { readonly _tag: 'MeansNotAtProvider'; readonly customerType: CustomerType; readonly means: PaymentMeans }
  | { readonly _tag: 'NoBankAccount'; readonly customerType: CustomerType; readonly means: PaymentMeans }
  | { readonly _tag: 'WalletMeansWithoutWallet'; readonly customerType: CustomerType }
  | { readonly _tag: 'FeeLimitsWrong' }
  | { readonly _tag: 'ExemptionCapsWrong' }
  | { readonly _tag: 'ApprovalLimitWrong' }
  | { readonly _tag: 'CompanyWalletMaxWrong' }
  | { readonly _tag: 'RewardWrong'; readonly at: number }
  | { readonly _tag: 'BonusWithoutWallet' }
  | { readonly _tag: 'ZipRuleMissing' }
  | { readonly _tag: 'SameCategoryTwice'; readonly categoryId: number }
  | { readonly _tag: 'NoLoginForIndividuals' }
  | { readonly _tag: 'LoginMethodNeedsSalesmen' }
  | { readonly _tag: 'TwoFactorWithoutNormalLogin' }
  | { readonly _tag: 'ChatKeyMissing' }
  | { readonly _tag: 'ChatTypeMissing' }
  | { readonly _tag: 'TextMissing'; readonly parameter: string }
  | { readonly _tag: 'TextLanguageUnknown'; readonly parameter: string; readonly language: string }
  | { readonly _tag: 'LinkToSwitchedOffPage'; readonly href: string }
  | { readonly _tag: 'PageRouteTaken'; readonly path: string };

export type Check = (unit: UnitParameters) => readonly UnitContradiction[];

/** The contradiction, or nothing. */
export const when = (isFound: boolean, contradiction: UnitContradiction): readonly UnitContradiction[] =>
  isFound ? [contradiction] : [];
