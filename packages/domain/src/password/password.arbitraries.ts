/** Random passwords that meet every rule, and ones that break exactly one, with the tag of the refusal. */
import * as fc from 'fast-check';

const lower = fc.constantFrom(...'abcxyzéñßжяš');
const upper = fc.constantFrom(...'ABCXYZÉÑЖЯŠ');
const neither = fc.constantFrom(...'0189!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~王عا🔑');
const mixed = fc.oneof(lower, upper, neither);

const shuffled = (...parts: readonly fc.Arbitrary<readonly string[]>[]): fc.Arbitrary<string> =>
  fc
    .tuple(...parts)
    .chain((groups) => {
      const all = groups.flat();
      return fc.shuffledSubarray(all, { minLength: all.length });
    })
    .map((characters) => characters.join(''));

const some = (unit: fc.Arbitrary<string>, minLength: number, maxLength: number): fc.Arbitrary<readonly string[]> =>
  fc.array(unit, { minLength, maxLength });

/** From 8 to about 200 code points, in NFC. */
export const passwords: fc.Arbitrary<string> = shuffled(some(lower, 1, 3), some(upper, 1, 3), some(mixed, 6, 194));

/** A password that breaks one rule, and the tag of the refusal. */
export const nearMissPasswords: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  shuffled(some(lower, 1, 2), some(upper, 1, 2), some(mixed, 0, 3)).map((text) => [text, 'PasswordTooShort'] as const),
  shuffled(some(upper, 1, 4), some(neither, 7, 40)).map((text) => [text, 'NoLowercaseLetter'] as const),
  shuffled(some(lower, 1, 4), some(neither, 7, 40)).map((text) => [text, 'NoUppercaseLetter'] as const),
  fc
    .tuple(passwords, fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u2003', '\u3000'), passwords)
    .map((parts) => [parts.join(''), 'HasSpace'] as const),
  fc
    .tuple(passwords, fc.constantFrom('\u0000', '\u0007', '\u001B', '\u007F', '\u0085'), passwords)
    .map((parts) => [parts.join(''), 'ControlCharacter'] as const),
);
