/** Email addresses and their confirmation (spec section 5, A-113). */
export {
  checkConfirmEmail,
  checkEmail,
  checkOptionalEmail,
  checkOtherEmail,
  isSameEmail,
  type EmailRefusal,
  type OtherEmailRefusal,
} from './email.ts';
