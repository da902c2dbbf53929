/**
 * A refusal of a call: a code of the contract, an HTTP status and, where it helps, what it refers to. It is thrown
 * so that its transaction is rolled back; any other error is a defect and exposes no details.
 */
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export type ErrorName = keyof typeof ERROR_CODES;

const REFUSALS = {
  badRequest: [400, 'The request cannot be read.'],
  notAuthorized: [401, 'no authorized'],
  csrfRefused: [403, 'The request does not come from this shop.'],
  notFound: [404, 'Not found.'],
  requestRunning: [409, 'The same request is still being worked on.'],
  keyReused: [422, 'The key was used for another request.'],
  tooManyRequests: [429, 'Too many requests. Please try again later.'],
  unavailable: [503, 'The service is not available. Please try again.'],
  loginRefused: [422, 'Something went wrong while logging in, login again or back to home.'],
  otherDoor: [422, 'This account signs in on another page.'],
  codeWrong: [422, 'The code is wrong, please try again.'],
  registrationRefused: [422, 'The registration cannot be accepted.'],
  proofMissing: [422, 'Please confirm your number by a code.'],
  linkOver: [422, 'This link is no longer valid.'],
  passwordRefused: [422, 'Please choose another password.'],
  passwordWrong: [422, 'The current password is wrong.'],
  profileRefused: [422, 'The profile cannot be changed like this.'],
  membershipDecided: [409, 'This request was decided otherwise before.'],
  employerUnknown: [422, 'No employer has this corporate code.'],
  dossierChanged: [409, 'Somebody else has saved this part of the dossier.'],
  dossierRefused: [422, 'The dossier cannot be saved like this.'],
  decisionRefused: [409, 'The order cannot be decided about like this.'],
  peopleRefused: [422, 'The people of the company cannot be changed like this.'],
  companyUnknown: [422, 'No company has an account with this email.'],
  pinWrong: [422, 'The PIN is wrong.'],
  fileTooBig: [422, 'The file is too big.'],
  unsupportedFileType: [422, 'The file type is not supported.'],
  filesFull: [422, 'The dossier holds no more files.'],
  wrongFileFormat: [422, 'The file has the wrong format.'],
  couponInvalid: [422, 'Invalid Coupon'],
  couponRemoved: [422, 'The card can no longer be used.'],
  couponInsufficientBalance: [422, 'Insufficient Card Balance'],
  couponNotUsable: [422, 'Card is not usable in this order'],
  couponAlreadyHeld: [409, 'The card is being used in another order.'],
  captchaCloudflare: [403, 'Please confirm that you are a human.'],
  captchaGoogle: [403, 'Please confirm that you are a human.'],
  cardUnknown: [422, 'The card number or the PIN is wrong.'],
  cardLocked: [422, 'The card is locked. Please contact support.'],
  cardNotUsable: [422, 'The card cannot be used for this.'],
  cardAlreadyImported: [409, 'The card has been imported already.'],
  transferRefused: [422, 'The card cannot be transferred.'],
  draftChanged: [409, 'The draft has been changed elsewhere.'],
  orderAlreadyUnlocked: [409, 'The order is unlocked already.'],
  orderStillLocked: [422, 'The order is still locked.'],
  orderRefused: [422, 'The order cannot be placed.'],
  priceChanged: [409, 'The price has changed.'],
  orderNotPaid: [409, 'The order is not paid.'],
  orderNotCancellable: [409, 'The order can no longer be cancelled.'],
  orderNotWaiting: [409, 'The order does not wait for a payment.'],
  invoiceNotReady: [409, 'The invoice is not ready.'],
  quotationRefused: [422, 'The quotation cannot be made.'],
  paymentRefused: [422, 'The payment cannot be made.'],
  walletInsufficient: [422, 'The wallet holds too little.'],
  topUpRefused: [422, 'The top-up cannot be made.'],
  paymentMismatch: [409, 'The payment does not fit the order.'],
} as const satisfies Partial<Record<ErrorName, readonly [ContentfulStatusCode, string]>>;

export type RefusalName = keyof typeof REFUSALS;

export class CallRefused extends Error {
  readonly _tag = 'CallRefused';
  readonly refusal: RefusalName;
  readonly code: string;
  readonly status: ContentfulStatusCode;
  readonly detail: Readonly<Record<string, string>> | null;

  constructor(refusal: RefusalName, detail: Readonly<Record<string, string>> | null = null) {
    const [status, message] = REFUSALS[refusal];
    super(message);
    this.refusal = refusal;
    this.code = ERROR_CODES[refusal];
    this.status = status;
    this.detail = detail;
  }
}

/** The body of a failed call. */
export const refusalBody = ({ code, message, detail }: CallRefused) => ({
  success: false,
  data: { error: { code, message, ...(detail === null ? {} : { detail }) } },
});
