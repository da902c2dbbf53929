/** Numbers that say too much, with their last four characters alone: enough to tell which one is meant, and too little to use it. */

/** An account number (ISO 13616), as one word or in groups of four; a pattern without case. */
export const IBAN_PATTERN = String.raw`\b[A-Z]{2}\d{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,4})?)\b`;

/** Of a shorter number nothing is shown. */
export const lastFour = (number: string): string => {
  const signs = number.replaceAll(/[^\p{L}\d]/gu, '');
  return signs.length > 4 ? `…${signs.slice(-4)}` : '…';
};
