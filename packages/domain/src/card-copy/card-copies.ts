/**
 * Printing a card again, sending a card again, and its pass for a phone (S3.100, S7.93, S7.94, S8.53, S8.54, picture 28).
 * `checkCardUse` decides who may.
 */
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';

/** `file` holds the address of the finished PDF or why there is none; neither while it is made. */
export interface CardPrint {
  readonly currentCardNo: string | null;
  readonly file: { readonly error: GatewayFailure | null; readonly pdfUrl: string | null };
}

export const NO_PRINT: CardPrint = { currentCardNo: null, file: { error: null, pdfUrl: null } };

/** Begins to print a card and forgets the last file. */
export const startPrint = (cardNumber: string): CardPrint => ({ ...NO_PRINT, currentCardNo: cardNumber });

/** The answer for a card; one for another card than the current is late and ignored. */
export const finishPrint = (print: CardPrint, cardNumber: string, answer: string | GatewayFailure): CardPrint => {
  if (print.currentCardNo !== cardNumber) return print;
  const file = typeof answer === 'string' ? { error: null, pdfUrl: answer } : { error: answer, pdfUrl: null };
  return { currentCardNo: cardNumber, file };
};

export const isPrinting = ({ currentCardNo, file }: CardPrint): boolean =>
  currentCardNo !== null && file.error === null && file.pdfUrl === null;

/** The receiver of the card's email. */
export interface ResendEntry {
  readonly receiverEmail: string;
}

export const checkResend = formOf<ResendEntry>()({ receiverEmail: checkEmail });

/** The wallets of phones that a card's pass is made for. */
export const WALLETS = ['apple', 'google'] as const;
export type WalletKind = (typeof WALLETS)[number];

/** A device as its browser names it. A touch screen tells an iPad, which calls itself a Mac. */
export interface WalletDevice {
  readonly userAgent: string;
  readonly touchPoints: number;
}

const isApple = ({ userAgent, touchPoints }: WalletDevice): boolean =>
  /iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && touchPoints > 1);

/** The wallets to offer on a device: its own where it has one, both where a pass goes on to a phone, such as on a desk. */
export const offeredWallets = (device: WalletDevice): readonly WalletKind[] => {
  if (isApple(device)) return ['apple'];
  return /Android/u.test(device.userAgent) ? ['google'] : WALLETS;
};
