/**
 * Gift cards that exist from the start of a trial shop. Numbers have 16 digits and begin with 9999, which no issuer
 * uses; PINs have six. A unit that goes live starts with none of them.
 */
import type { TrialCardData } from '../../unit-data.ts';

type Row = readonly [
  cardNumber: string,
  pinCode: string,
  balance: string,
  part: boolean,
  subPayDesc: readonly string[],
  suitedItemCode: readonly string[],
  mark?: 'thirdParty' | 'blocked',
];

const rows: readonly Row[] = [
  ['9999000000004417', '204417', '40.00', true, ['Offrande'], []],
  ['9999000000006025', '316025', '60.00', false, ['Offrande'], []],
  ['9999000000000018', '100018', '0.00', true, ['Offrande'], []],
  ['9999000000002509', '252509', '25.00', true, ['Titre Plaisir'], [], 'thirdParty'],
  ['9999000000001503', '151503', '15.00', true, ['Librairie Quai', 'Kino 9'], ['librairie-quai', 'kino-9']],
  ['9999000000008804', '888804', '80.00', true, ['Offrande'], [], 'blocked'],
  ['9999000000050006', '500006', '500.00', true, ['Offrande'], []],
];

export const trialCards: readonly TrialCardData[] = rows.map(
  ([cardNumber, pinCode, balance, isAllowPartialRedeem, subPayDesc, suitedItemCode, mark]) => ({
    cardNumber,
    pinCode,
    balance,
    isAllowPartialRedeem,
    isThirdPartyCoupon: mark === 'thirdParty',
    isBlocked: mark === 'blocked',
    subPayDesc,
    suitedItemCode,
  }),
);
