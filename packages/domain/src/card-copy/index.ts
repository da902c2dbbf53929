/** A card printed once more, sent once more, and in the wallet of a phone (S3.100, S7.93, S7.94, S8.53, S8.54, picture 28). */
export {
  checkResend,
  finishPrint,
  isPrinting,
  NO_PRINT,
  offeredWallets,
  startPrint,
  WALLETS,
  type CardPrint,
  type ResendEntry,
  type WalletDevice,
  type WalletKind,
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
