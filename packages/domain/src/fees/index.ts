/** Fees in addition to the card itself, and the salesman's share (spec sections 5 and 9, A-04, A-07, A-08, A-105). */
export { cardMadeFees, checkCardMadeFee, checkNewBeneficiaries, standardCardMadeFeeLimits } from './card-made-fee.ts';
export type { CardMadeFeeLimits, CardMadeFeeRefusal, CardMaking, NewBeneficiariesRefusal } from './card-made-fee.ts';
export { checkCommission, commissionAmount, commissionRateLimits, defaultCommission } from './commission.ts';
export type { Commission, CommissionRefusal } from './commission.ts';
export { checkLoweredFee, extraProductFee, letterFee } from './line-fees.ts';
export type { LoweredFeeRefusal } from './line-fees.ts';
