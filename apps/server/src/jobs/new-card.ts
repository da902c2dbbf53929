/**
 * The number and PIN of a new card. Fifteen random digits and a check digit: nobody finds a living card by trying
 * (reliability row 5). The PIN has six digits.
 */
import { digits, type Random } from '../random.ts';

const RANDOM_DIGITS = 15;
const PIN_DIGITS = 6;

/** The digit that makes the whole number pass the Luhn check. */
export const luhnDigit = (body: string): string => {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1) {
    const digit = Number(body[body.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
};

export interface NewCard {
  readonly cardNumber: string;
  readonly pin: string;
}

export const newCard = (random: Random): NewCard => {
  const body = digits(random, RANDOM_DIGITS);
  return { cardNumber: body + luhnDigit(body), pin: digits(random, PIN_DIGITS) };
};
