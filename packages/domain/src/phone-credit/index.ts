/** Credit for mobile phones (spec sections 1 and 2, A-91). */
export {
  checkCreditDelivery,
  checkPhoneCreditReceiver,
  isPhoneCredit,
  isPhoneCreditOffered,
  PHONE_CREDIT_DELIVERY,
  phoneCreditProducts,
} from './phone-credit.ts';
export type {
  CreditDeliveryRefusal,
  CreditDeliveryRefusals,
  PhoneCreditEntry,
  PhoneCreditPolicy,
  PhoneCreditRefusal,
} from './phone-credit.ts';
