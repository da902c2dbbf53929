/**
 * What each refusal of the server says to people, by its code, in the page's language: the server's own messages are
 * English and for logs. A code of the contract without a text does not compile. Source: S7.121, spec section 8, A-74,
 * docs/decisions/040.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { GENERIC_FAILURE } from './generic-failure.ts';

type ErrorName = keyof typeof ERROR_CODES;

const TEXTS: Readonly<Record<ErrorName, MessageDescriptor>> = {
  generic: GENERIC_FAILURE,
  badRequest: msg`The request could not be read. Reload the page and try again.`,
  notAuthorized: msg`Your session has ended. Sign in again.`,
  csrfRefused: msg`This page is out of date. Reload it and try again.`,
  notFound: msg`We could not find this.`,
  requestRunning: msg`Your last request is still under way. Wait a moment.`,
  keyReused: msg`This was sent before with other details. Reload the page and try again.`,
  tooManyRequests: msg`Too many tries. Wait ten minutes, then try again.`,
  unavailable: msg`The shop cannot answer at the moment. Try again in a minute.`,
  captchaCloudflare: msg`Please confirm that you are a human.`,
  captchaGoogle: msg`Please confirm that you are a human.`,

  loginRefused: msg`Something went wrong while logging in, login again or back to home.`,
  otherDoor: GENERIC_FAILURE,
  codeWrong: msg`The code is wrong, please try again.`,
  registrationRefused: msg`This was not accepted. Most often the password has appeared in a data breach: choose another.`,
  proofMissing: msg`The code sent to your mobile is no longer valid. Reload this page to get another.`,
  linkOver: msg`This link is no longer valid.`,
  passwordRefused: msg`This password has appeared in a data breach. Choose another.`,
  passwordWrong: msg`The current password is wrong.`,
  profileRefused: msg`These details could not be saved. Check them, then try again.`,
  membershipDecided: msg`This request has already been answered the other way.`,
  employerUnknown: msg`No employer has this code.`,
  pinWrong: msg`This is not the PIN.`,
  draftChanged: msg`This draft has been changed in another window.`,
  dossierChanged: msg`This page is out of date. Reload it and try again.`,
  dossierRefused: msg`These details could not be saved. Check them, then try again.`,
  companyUnknown: GENERIC_FAILURE,
  decisionRefused: msg`This change cannot be made. Reload the page and try again.`,
  peopleRefused: msg`This change cannot be made. Reload the page and try again.`,

  fileTooBig: msg`The file is too big.`,
  unsupportedFileType: msg`The file type is not supported.`,
  filesFull: GENERIC_FAILURE,
  wrongFileFormat: msg`The file has the wrong format.`,

  cardUnknown: msg`No card has this number and PIN. Check both, digit by digit.`,
  cardLocked: msg`This card is locked. Contact support.`,
  cardNotUsable: msg`This card cannot be used for this.`,
  cardAlreadyImported: msg`This card already belongs to an account.`,
  transferRefused: msg`This card cannot be sent. Check its balance, or contact us.`,
  couponInvalid: msg`Invalid Coupon`,
  couponRemoved: msg`This card can no longer be used.`,
  couponInsufficientBalance: msg`Insufficient Card Balance`,
  couponNotUsable: msg`Card is not usable in this order`,
  couponAlreadyHeld: msg`A gift card is in use in another order. Remove it here, or finish the other order first.`,

  orderAlreadyUnlocked: msg`This order was unlocked before.`,
  orderStillLocked: msg`Oops, still lock`,
  orderRefused: msg`This order cannot be placed. Check your cart, then try again.`,
  priceChanged: msg`A price has changed since a card was added. Check today’s total before you go on.`,
  orderNotPaid: msg`This order is not paid yet.`,
  orderNotCancellable: msg`This order can no longer be cancelled.`,
  orderNotWaiting: msg`This order no longer waits for a payment.`,
  invoiceNotReady: msg`Invoice not ready. It is made once the order is paid.`,
  quotationRefused: msg`This quotation cannot be made. Check your cart, then try again.`,
  paymentRefused: msg`The payment could not be started. Try again or choose another way to pay.`,
  paymentMismatch: msg`This payment does not match the order. Contact us.`,
  walletInsufficient: msg`Your wallet holds less than this order costs. Top it up or choose another way to pay.`,
  topUpRefused: msg`This top-up cannot be made. Check the amount.`,
};

const CODES: Readonly<Record<string, string>> = ERROR_CODES;

const BY_CODE: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries(TEXTS).map(([name, text]) => [CODES[name] ?? name, text]),
);

const unknown = (code: string): MessageDescriptor => msg`Something went wrong (${code}). Try again or contact us.`;

/** The text of a code; a general one with the code in brackets where the shop does not know it. `null`: no answer came. */
export const serverRefusalText = (code: string | null): MessageDescriptor =>
  code === null ? GENERIC_FAILURE : (BY_CODE.get(code) ?? unknown(code));

/** The text of a code, with the code in brackets in any case (S8.24, S8.55). `say` translates. */
export const textWithCode = (code: string, say: (text: MessageDescriptor) => string): string =>
  BY_CODE.has(code) ? `${say(serverRefusalText(code))} (${code})` : say(unknown(code));
