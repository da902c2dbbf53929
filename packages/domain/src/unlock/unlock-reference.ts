/**
 * The unlock reference printed in the parcel and the email: the order number and a secret of 128 bits, in the one
 * parameter of /unlock?orderNo= (architecture section 11). The secret is 26 letters and digits without the look-alikes
 * I, L, O and U, because it is also typed from paper. A plain order number is a reference without a secret.
 */
import { Result } from 'effect';
import { groupedOrderNumber, ORDER_NUMBER_LENGTH, ORDER_NUMBER_LETTERS, orderNumber } from '../order/index.ts';
import type { OrderNo } from '../order/index.ts';
import { withoutWhiteSpace } from '../text/index.ts';

export const UNLOCK_SECRET_BYTES = 16;

/** The letters of order numbers and secrets alike. */
const ALPHABET = ORDER_NUMBER_LETTERS;
const SECRET_LETTERS = 26;
/** A character that no order number contains. */
const SEPARATOR = '.';

/** `secret` in its canonical spelling for comparison; null if only the order number was given. */
export interface UnlockReference {
  readonly orderNo: OrderNo;
  readonly secret: string | null;
}

/** The letters of a secret. Another number of bytes than `UNLOCK_SECRET_BYTES` is a defect. */
export const unlockSecret = (bytes: Uint8Array): string => {
  if (bytes.length !== UNLOCK_SECRET_BYTES) throw new RangeError(`Not a secret of ${UNLOCK_SECRET_BYTES} bytes`);
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let letters = '';
  while (letters.length < SECRET_LETTERS) {
    letters = ALPHABET.charAt(Number(value % 32n)) + letters;
    value /= 32n;
  }
  return letters;
};

/** The reference as it is printed and linked. */
export const formatUnlockReference = ({ orderNo, secret }: UnlockReference): string =>
  secret === null ? orderNo : `${orderNo}${SEPARATOR}${secret}`;

/** The first letter carries 3 bits, the others 5. */
const SECRET = new RegExp(`^[0-7][${ALPHABET}]{${SECRET_LETTERS - 1}}$`);

/** Accepted spellings of a secret: any letter case, with hyphens, and letters that look like digits. */
const plainSecret = (text: string): string =>
  text.toUpperCase().replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/gu, '1');

/** `NotAnUnlockReference`: neither an order number nor a whole reference. */
export type UnlockReferenceRefusal = { readonly _tag: 'Required' } | { readonly _tag: 'NotAnUnlockReference' };

const WHOLE = new RegExp(`^[${ALPHABET}]+$`, 'u');

/** The letters of a number and perhaps a secret, one after the other; null where there are too few or too many. */
const inPieces = (letters: string): UnlockReference | null => {
  if (!WHOLE.test(letters)) return null;
  const orderNo = groupedOrderNumber(letters.slice(0, ORDER_NUMBER_LENGTH));
  const secret = letters.slice(ORDER_NUMBER_LENGTH);
  if (letters.length === ORDER_NUMBER_LENGTH) return { orderNo, secret: null };
  return SECRET.test(secret) ? { orderNo, secret } : null;
};

/**
 * A reference as it is typed from a letter or a mail: with or without blanks, hyphens and its full stop, in any case, with
 * letters that look like digits (A-85, A-165, docs/decisions/035).
 */
export const checkUnlockReference = (entered: string): Result.Result<UnlockReference, UnlockReferenceRefusal> => {
  const text = withoutWhiteSpace(entered);
  if (text === '') return Result.fail({ _tag: 'Required' });
  const found = inPieces(plainSecret(text.replaceAll(SEPARATOR, ''))) ?? parseUnlockReference(text);
  return found === null ? Result.fail({ _tag: 'NotAnUnlockReference' }) : Result.succeed(found);
};

/**
 * Parses the parameter of the page without white space; null if it is neither an order number nor a reference, whose
 * two parts are code-like.
 */
export const parseUnlockReference = (parameter: string): UnlockReference | null => {
  const text = withoutWhiteSpace(parameter);
  const at = text.indexOf(SEPARATOR);
  const orderNo = orderNumber(at < 0 ? text : text.slice(0, at));
  if (orderNo === null) return null;
  if (at < 0) return { orderNo, secret: null };
  const secret = plainSecret(text.slice(at + 1));
  return SECRET.test(secret) ? { orderNo, secret } : null;
};
