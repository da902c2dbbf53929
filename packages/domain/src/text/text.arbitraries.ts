/** Random texts, names and attacks, valid by construction, and near misses. */
import * as fc from 'fast-check';

/** Given or family names of many scripts, and made-up ones out of their letters. */
const realName = fc.constantFrom(
  "O'Neill",
  'D’Angelo',
  'José',
  'Jose\u0301',
  'Anne-Marie',
  'Łukasz',
  '王',
  '伟',
  'محمد',
  'علی\u200Cرضا',
  'Ó Súilleabháin',
  'Jr.',
  'Gal·la',
  'प्रिया',
  'Ngọc',
  'Þór',
);
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéàçñøłßжяعم王伟');
const madeUpName = fc.string({ unit: letter, minLength: 1, maxLength: 12 });

/** A first or last name. */
export const personNames: fc.Arbitrary<string> = fc.oneof(realName, madeUpName);

/** First and last name separated by a space. */
export const fullNames: fc.Arbitrary<string> = fc
  .tuple(personNames, fc.constantFrom(' ', '\u00A0', '\u3000', '  '), personNames)
  .map((parts) => parts.join(''));

/** A name with one character that no name has. */
export const nearMissNames: fc.Arbitrary<string> = fc
  .tuple(personNames, fc.constantFrom(...'0123456789@#$%<>&_!?*+=/|;:"(),٣'), personNames)
  .map((parts) => parts.join(''));

/** One-line text of words: letters, other characters and emoji that no entry rule refuses. */
export const plainText = (maxCodePoints = 200): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'abcdeéçœ王م0189 .,;:!?&-()🎂'), maxLength: maxCodePoints });

/** Texts with an attack pattern somewhere. */
export const attackTexts: fc.Arbitrary<string> = fc
  .tuple(
    plainText(10),
    fc.constantFrom(
      ' <script>',
      ' </b>',
      ' <!--',
      ' <?xml',
      ' <%=',
      ' javascript:alert(1)',
      ' J a v a\u00A0S c r i p t:',
      ' onload=',
      '"onClick=',
      "'ONERROR=",
      '/onfocus=',
      '${x}',
      '{{x}}',
    ),
    plainText(10),
  )
  .map((parts) => parts.join(''));

/** A text with one control character between two letters. */
export const controlTexts: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0x1f }), fc.integer({ min: 0x7f, max: 0x9f }))
  .map((code) => `a${String.fromCodePoint(code)}b`);
