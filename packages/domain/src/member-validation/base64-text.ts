/**
 * Texts in base64 for addresses, as UTF-8. Written here, for the runtime of the domain knows no `atob`, and the library's
 * own would be carried by every page that prices a cart.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_OF_SIGN = 6;
const BITS_OF_BYTE = 8;

/** The UTF-8 bytes of a text; half a surrogate pair is a defect. */
const bytesOf = (text: string): readonly number[] =>
  [...encodeURIComponent(text).matchAll(/%([\dA-F]{2})|./gu)].map(([sign, hex]) =>
    hex === undefined ? sign.charCodeAt(0) : Number.parseInt(hex, 16),
  );

/** Cuts numbers of so many bits into numbers of so many others; bits that fill none are left over. */
const regroup = (
  numbers: readonly number[],
  from: number,
  to: number,
): { whole: number[]; rest: number; left: number } => {
  const whole: number[] = [];
  let [rest, left] = [0, 0];
  for (const one of numbers) {
    rest = (rest << from) | one;
    left += from;
    while (left >= to) {
      left -= to;
      whole.push(rest >> left);
      rest &= (1 << left) - 1;
    }
  }
  return { whole, rest, left };
};

export const writeBase64Text = (text: string): string => {
  const { whole, rest, left } = regroup(bytesOf(text), BITS_OF_BYTE, BITS_OF_SIGN);
  const signs = left === 0 ? whole : [...whole, rest << (BITS_OF_SIGN - left)];
  return signs.map((sign) => ALPHABET[sign]).join('');
};

/** Null for what is no base64 for addresses, and for bytes that are no UTF-8. Padding is not expected. */
export const readBase64Text = (encoded: string): string | null => {
  const signs = [...encoded].map((sign) => ALPHABET.indexOf(sign));
  const { whole, rest, left } = regroup(signs, BITS_OF_SIGN, BITS_OF_BYTE);
  if (signs.includes(-1) || rest !== 0 || left === BITS_OF_SIGN) return null;
  try {
    return decodeURIComponent(whole.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
};
