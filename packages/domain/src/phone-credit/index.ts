/** Credit for mobile phones (spec sections 1 and 2, A-91). */
export {
  checkPhoneCreditReceiver,
  isPhoneCreditOffered,
  PHONE_CREDIT_DELIVERY,
  phoneCreditProducts,
} from './phone-credit.ts';
export type { PhoneCreditEntry, PhoneCreditPolicy, PhoneCreditRefusal } from './phone-credit.ts';
