/** A card printed once more, and a card sent once more (S3.100, S7.93, S7.94, S8.53, S8.54). */
export {
  checkResend,
  finishPrint,
  isPrinting,
  NO_PRINT,
  startPrint,
  type CardPrint,
  type ResendEntry,
} from './card-copies.ts';
export {
  checkRedirect,
  isCorrection,
  redirectRefusal,
  sendingChannels,
  type CardReceiver,
  type RedirectEntry,
  type RedirectRefusal,
  type RedirectRefusals,
  type SentCardFacts,
} from './redirect.ts';
export { resendNotice, type ResendNotice } from './resend-notice.ts';
