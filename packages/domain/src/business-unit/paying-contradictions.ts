/** Means, wallet and provider that do not go together. Source: S1.61, S1.66, S1.71, S6.29, A-32, A-33, A-36, A-49, A-88. */
import { CUSTOMER_TYPE_CODES, may } from '../customer/index.ts';
import type { SignedInKind } from '../customer/index.ts';
import { choosableMeans, isCardLike, isToOwnAccount, PAYMENT_PROVIDERS } from '../payment/index.ts';
import type { PaymentMeans, PaymentProviderId } from '../payment/index.ts';
import { when } from './contradiction.ts';
import type { Check, UnitContradiction } from './contradiction.ts';
import type { UnitParameters } from './parameters.schema.ts';

/** The kinds of customer that sign in at the unit. */
const kindsOf = ({ isNeedB2B, isNeedSalesman }: UnitParameters): readonly SignedInKind[] => [
  'individual',
  ...(isNeedB2B ? (['business'] as const) : []),
  ...(isNeedSalesman ? (['salesman'] as const) : []),
];

/** A card-only provider books whatever is paid there as a card, so that other means would end up in the wrong book. */
const isBookedAsCard = (means: PaymentMeans, provider: PaymentProviderId): boolean =>
  isCardLike(means) && means !== 'debitCard' && PAYMENT_PROVIDERS[provider].meansUsed(null, means) !== means;

const ofKind = (unit: UnitParameters, kind: SignedInKind): readonly UnitContradiction[] => {
  const customerType = CUSTOMER_TYPE_CODES[kind];
  const listed = unit.paymentType[customerType];
  const hasWallet = unit.isNeedWallet && may(kind, 'haveWallet');
  const { pspProvider: provider } = unit;
  const misbooked = provider === undefined ? [] : listed.filter((means) => isBookedAsCard(means, provider));
  return [
    ...when(choosableMeans(listed, hasWallet).length === 0, { _tag: 'NoPaymentMeans', customerType }),
    ...when(listed.includes('wallet') && !hasWallet, { _tag: 'WalletMeansWithoutWallet', customerType }),
    ...(unit.bankAccount === undefined ? listed.filter(isToOwnAccount) : []).map((means) => ({
      _tag: 'NoBankAccount' as const,
      customerType,
      means,
    })),
    ...misbooked.map((means) => ({ _tag: 'MeansNotAtProvider' as const, customerType, means })),
  ];
};

export const payingContradictions: Check = (unit) => {
  const kinds = kindsOf(unit);
  const isPaidAtProvider = kinds.some((kind) => unit.paymentType[CUSTOMER_TYPE_CODES[kind]].some(isCardLike));
  return [
    ...kinds.flatMap((kind) => ofKind(unit, kind)),
    ...when(isPaidAtProvider && unit.pspProvider === undefined, { _tag: 'NoProvider' }),
  ];
};
