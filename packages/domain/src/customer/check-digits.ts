/** Sums that the digits of a company's number must have. Each takes a number in the form of its own rule. */

const digitsOf = (digits: string): readonly number[] => [...digits].map(Number);

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);

/** Every second digit from the right counts double (ISO/IEC 7812-1). */
const luhnSum = (digits: string): number =>
  digitsOf(digits)
    .toReversed()
    .map((digit, at) => digit * (at % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);

/** The digit after these that makes their sum a multiple of ten. */
export const luhnDigit = (digits: string): string => String((10 - (luhnSum(`${digits}0`) % 10)) % 10);

export const hasLuhnSum = (digits: string): boolean => luhnSum(digits) % 10 === 0;

/** La Poste has more offices than numbers with a Luhn sum: the plain sum of the digits of theirs is a multiple of five. */
export const hasOfficeSum = (digits: string): boolean =>
  digitsOf(digits).reduce((total, digit) => total + digit, 0) % 5 === 0;

/** The two digits before a siren in a VAT number of France. */
export const frenchVatKey = (siren: string): string => String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');

/** Ten digits of Belgium: the last two and the eight before them, modulo 97. */
export const isBelgian = (digits: string): boolean =>
  97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));

/** Nine digits of Germany: ISO 7064, Mod 11,10. */
export const isGerman = (digits: string): boolean => {
  const product = digitsOf(digits.slice(0, 8)).reduce((last, digit) => (2 * ((last + digit) % 10 || 10)) % 11, 10);
  return (11 - product) % 10 === Number(digits.charAt(8));
};

/** Eight digits of Luxembourg: the last two are the six before them, modulo 89. */
export const isOfLuxembourg = (digits: string): boolean => Number(digits.slice(0, 6)) % 89 === Number(digits.slice(6));

/** Nine digits of Portugal, modulo 11; ten and eleven are written as 0. */
export const isPortuguese = (digits: string): boolean => {
  const digit = 11 - (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (digit > 9 ? 0 : digit) === Number(digits.charAt(8));
};

/** Nine digits of Switzerland, modulo 11; a number whose last digit would be ten is not given. */
export const isSwiss = (digits: string): boolean =>
  (11 - (weighted(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(digits.charAt(8));

const SPANISH_LETTERS_OF_PEOPLE = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_LETTERS_OF_COMPANIES = 'JABCDEFGHI';

/** Seven digits of a company and the last character, which is their Luhn digit or the letter for it. */
const isSpanishCompany = (number: string): boolean => {
  const digit = luhnDigit(number.slice(1, 8));
  return [digit, SPANISH_LETTERS_OF_COMPANIES.charAt(Number(digit))].includes(number.charAt(8));
};

/** A person's number modulo 23; the X, Y or Z of a foreigner counts 0, 1 or 2. */
const isSpanishPerson = (number: string): boolean => {
  const digits = number.slice(0, 8).replace(/^[XYZ]/u, (letter) => String('XYZ'.indexOf(letter)));
  return SPANISH_LETTERS_OF_PEOPLE.charAt(Number(digits) % 23) === number.charAt(8);
};

/** A tax number of Spain (NIF), of a company or of a person in business. That of a person without papers (K, L, M) is not checked. */
export const isSpanish = (number: string): boolean => {
  if (/^[KLM]/u.test(number)) return true;
  return /^[0-9XYZ]/u.test(number) ? isSpanishPerson(number) : isSpanishCompany(number);
};
