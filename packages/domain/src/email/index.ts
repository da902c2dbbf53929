/** Email addresses and their confirmation (spec section 5, A-113). */
export { checkConfirmEmail, checkEmail, checkOptionalEmail, isSameEmail, type EmailRefusal } from './email.ts';
