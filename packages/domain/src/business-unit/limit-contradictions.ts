/** Amounts, days and lists that cross, repeat or reach nowhere. Source: S9.9, S9.18, A-38, A-91, A-96, A-105, A-184. */
import { Result } from 'effect';
import { standardCardMadeFeeLimits } from '../fees/index.ts';
import { compare, currency, decodeAmount, encodeAmount } from '../money/index.ts';
import { hasZipRule } from './address-policy.ts';
import { when } from './contradiction.ts';
import type { Check } from './contradiction.ts';
import { isRising } from './dated.ts';
import { rewardOffer } from './rewards.ts';
import type { UnitParameters } from './parameters.schema.ts';

const moneyOf = (unit: UnitParameters) => currency(unit.currency, unit.decimalDigits);

const feeLimits: Check = (unit) => {
  const money = moneyOf(unit);
  const { min, max } = standardCardMadeFeeLimits(money);
  const { cardMadeFeeMin = encodeAmount(min), cardMadeFeeMax = encodeAmount(max) } = unit;
  const limits = Result.all([decodeAmount(cardMadeFeeMin, money), decodeAmount(cardMadeFeeMax, money)] as const);
  const areRight = Result.isSuccess(limits) && compare(limits.success[0], limits.success[1]) <= 0;
  return when(!areRight, { _tag: 'FeeLimitsWrong' });
};

const exemptionCaps: Check = (unit) => {
  const money = moneyOf(unit);
  const areAmounts = unit.exemptionCaps.every(({ amount }) => Result.isSuccess(decodeAmount(amount, money)));
  return when(!areAmounts || !isRising(unit.exemptionCaps), { _tag: 'ExemptionCapsWrong' });
};

const approvalFrom: Check = (unit) => {
  const isAmount = Result.isSuccess(decodeAmount(unit.orderApprovalFrom ?? '0', moneyOf(unit)));
  return when(!isAmount, { _tag: 'ApprovalLimitWrong' });
};

const companyWalletMax: Check = (unit) => {
  const isAmount = Result.isSuccess(decodeAmount(unit.companyWalletMax, moneyOf(unit)));
  return when(!isAmount, { _tag: 'CompanyWalletMaxWrong' });
};

const rewards: Check = (unit) => [
  ...unit.rewards.flatMap((stated, at) =>
    when(Result.isFailure(rewardOffer(stated, moneyOf(unit))), { _tag: 'RewardWrong', at }),
  ),
  ...when(!unit.isNeedWallet && unit.rewards.some(({ form }) => form === 'B'), { _tag: 'BonusWithoutWallet' }),
];

const zipRule: Check = ({ deliveryCountries, refusedZipPrefixes }) =>
  when(refusedZipPrefixes.length > 0 && !deliveryCountries.some(hasZipRule), { _tag: 'ZipRuleMissing' });

const categories: Check = ({ multiBrandCategoryId, phoneCreditCategoryId }) =>
  phoneCreditCategoryId === undefined
    ? []
    : when(phoneCreditCategoryId === multiBrandCategoryId, {
        _tag: 'SameCategoryTwice',
        categoryId: phoneCreditCategoryId,
      });

/** Lists in which a value has a place once. */
const listsOf = (unit: UnitParameters): readonly (readonly [parameter: string, values: readonly string[]])[] => [
  ...(['C', 'B', 'S'] as const).map((type) => [`paymentType.${type}`, unit.paymentType[type]] as const),
  ['loginMethods', unit.loginMethods],
  ['deliveryCountries', unit.deliveryCountries],
  ['refusedZipPrefixes', unit.refusedZipPrefixes],
  ['countryList', unit.countryList],
  ['phoneCreditCountries', unit.phoneCreditCountries],
  ['trustedHosts', unit.trustedHosts],
  ['accountCategories', unit.accountCategories],
  ['prefixesWithoutPin', unit.prefixesWithoutPin],
];

const repetitions: Check = (unit) =>
  listsOf(unit).flatMap(([parameter, values]) =>
    [...new Set(values.filter((value, at) => values.indexOf(value) !== at))].map((value) => ({
      _tag: 'NamedTwice' as const,
      parameter,
      value,
    })),
  );

const CHECKS: readonly Check[] = [
  feeLimits,
  exemptionCaps,
  approvalFrom,
  companyWalletMax,
  rewards,
  zipRule,
  categories,
  repetitions,
];

export const limitContradictions: Check = (unit) => CHECKS.flatMap((check) => check(unit));
