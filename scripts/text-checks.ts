/**
 * What is wrong with a text of a catalogue or a unit: rules of typography, plurals and words that hold in every language,
 * each a plain function. What people wrote is read as they will read it (`text-variants.ts`); the words are data
 * (`text-words.ts`, `text-terms.ts`, `text-exceptions.ts`).
 */
import { Record } from 'effect';
import { LANGUAGES, type LanguageCode } from '../packages/domain/src/locale/languages.ts';
import { TERMS } from './text-terms.ts';
import { pluralsOf, variantLike, variantsOf } from './text-variants.ts';
import {
  ACCESSIBLE_NAMES,
  ALIKE,
  FIGURES,
  FORBIDDEN,
  LATIN_IN_ARABIC,
  LENGTHS,
  LENGTHS_FROM,
  USUAL_LENGTHS,
  PROPER_NAMES,
} from './text-words.ts';

export interface Text {
  /** The file that it stands in. */
  readonly file: string;
  readonly language: LanguageCode;
  /** Tells it from other texts of the same words; empty where nothing has to. */
  readonly context: string;
  /** The English text. */
  readonly source: string;
  readonly text: string;
}

/** The faults of a text, as sentences; none where it is right. */
type Check = (text: Text) => readonly string[];

const when = (isWrong: boolean, fault: string): readonly string[] => (isWrong ? [fault] : []);

const HOLES = /\{\w+\}|<[^>]+>/gu;

/** What is read of a text: without placeholders and tags. */
const wordsOf = (text: string): string => text.replaceAll(HOLES, '');

const readings = ({ text }: Text): readonly string[] => variantsOf(text).map((variant) => variant.text);

const inEach = (text: Text, faultsOf: (reading: string) => readonly string[]): readonly string[] => [
  ...new Set(readings(text).flatMap(faultsOf)),
];

const found = (reading: string, wrong: RegExp, fault: string): readonly string[] =>
  [...reading.matchAll(wrong)].map(([match]) => `${fault}: “${match}”`);

/** (1) The placeholders and tags of the source, each as often. */
const placeholders: Check = ({ source, text }) => {
  const counted = new Set([source, text].flatMap((one) => pluralsOf(one).map((plural) => `{${plural.counted}}`)));
  const holesOf = (reading: string): readonly string[] =>
    [...reading.matchAll(HOLES)].map(([hole]) => hole).filter((hole) => !counted.has(hole));
  const sources = variantsOf(source);
  return variantsOf(text).flatMap((variant) => {
    const [has, needs] = [holesOf(variant.text), holesOf(variantLike(sources, variant).text)];
    const place = variant.categories.length === 0 ? '' : ` in ${variant.categories.join(', ')}`;
    return when(
      has.toSorted().join() !== needs.toSorted().join(),
      `has ${has.join(' ') || 'no placeholder'}${place}, the source ${needs.join(' ') || 'none'}`,
    );
  });
};

/** Categories that whole numbers of a shop never need: these languages have theirs for millions. */
const OPTIONAL = 'many';
const WITHOUT_MANY: readonly LanguageCode[] = ['fr', 'es', 'it', 'pt'];

const categoriesOf = (language: LanguageCode): readonly string[] => {
  const { tag } = LANGUAGES.find(({ code }) => code === language)!;
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return pluralCategories.filter((category) => category !== OPTIONAL || !WITHOUT_MANY.includes(language));
};

/** Categories in which the words may say the number. */
const SAID_IN_WORDS = ['zero', 'one', 'two'];

/** (2) Every category of the language, with the number in all whose words do not say it. */
const plurals: Check = ({ language, text }) =>
  pluralsOf(text).flatMap(({ counted, branches }) => [
    ...categoriesOf(language)
      .filter((category) => !(category in branches))
      .map((category) => `has no “${category}” for {${counted}}`),
    ...Object.entries(branches)
      .filter(([category]) => !SAID_IN_WORDS.includes(category) && !category.startsWith('='))
      .filter(([, branch]) => !branch.includes('#') && !branch.includes(`{${counted}}`))
      .map(([category]) => `does not say the number of {${counted}} in “${category}”`),
  ]);

/** (3) Quotes of type, an ellipsis, single blanks. */
const signs: Check = (text) =>
  inEach(text, (reading) => [
    ...found(wordsOf(reading), /['"]/gu, 'has a straight quote'),
    ...found(reading, /\.{3}/gu, 'has three dots'),
    ...when(/[ \u00a0\u202f]{2}/u.test(wordsOf(reading.replaceAll(HOLES, '·'))), 'has two blanks in a row'),
  ]);

const NARROW = '\u202f';
/** A sign that French parts from its word; not in times, ratios and addresses. */
const FRENCH_SIGN = /(?<![\u202f]|^)[:;!?»](?![\w/])/gu;
const FRENCH_NUMBER = /\d[ \u00a0](?=\d{3}(?!\d)|€|%|Mo\b)/gu;
const SPANISH_PAIRS = [
  ['¿', '?'],
  ['¡', '!'],
] as const;

const spacing: Partial<Record<LanguageCode, (reading: string) => readonly string[]>> = {
  fr: (reading) => [
    ...found(reading, FRENCH_SIGN, 'has no narrow blank (U+202F) before'),
    ...found(reading, /«(?!\u202f)/gu, 'has no narrow blank (U+202F) after'),
    ...found(reading, FRENCH_NUMBER, 'has no narrow blank (U+202F) in'),
    ...when(reading.includes('\u00a0'), 'has a wide blank that does not break (U+00A0)'),
    ...when(
      new RegExp(`(?<![«\\d])${NARROW}(?![:;!?»€%\\d]|Mo)`, 'u').test(reading),
      'has a narrow blank (U+202F) where no sign, number or unit follows',
    ),
  ],
  es: (reading) =>
    SPANISH_PAIRS.flatMap(([opens, closes]) =>
      when(reading.split(opens).length !== reading.split(closes).length, `does not pair ${opens} and ${closes}`),
    ),
};

/** (4) Blanks and signs of the Latin languages. */
const latin: Check = (text) => {
  if (text.language === 'ar' || text.language === 'zc') return [];
  const own = spacing[text.language];
  const before = text.language === 'fr' ? /[ ][,.)](?!\d)/gu : /[ \u00a0\u202f][,.:;!?»)](?!\d)/gu;
  return inEach(text, (reading) => [
    ...(own?.(reading) ?? []),
    ...found(reading.replaceAll(HOLES, '·'), before, 'has a blank before a sign'),
  ]);
};

/** (5) Arabic: signs, digits and letters. */
const arabic: Check = (text) =>
  text.language !== 'ar'
    ? []
    : inEach(text, (reading) => [
        ...found(wordsOf(reading), /\p{Script=Latin}+/gu, 'has Latin letters').filter(
          (fault) => !LATIN_IN_ARABIC.some((word) => fault.endsWith(`“${word}”`)),
        ),
        ...found(wordsOf(reading), /[,;?]/gu, 'has a Latin sign'),
        ...found(reading, /[٠-٩]/gu, 'has an Arabic-Indic digit'),
        ...found(reading, /ـ/gu, 'has a stretched letter'),
        ...found(reading, /اً/gu, 'has its tanwin after the alif'),
        ...when(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(reading), 'has a mark of direction'),
      ]);

/** (6) Chinese: full-width signs, no blanks. */
const chinese: Check = (text) =>
  text.language !== 'zc'
    ? []
    : inEach(text, (reading) => [
        ...found(reading, /\p{Script=Han}[,.:;?!()]|[,.:;?!()]\p{Script=Han}/gu, 'has a half-width sign'),
        ...found(reading, /\p{Script=Han}\s+|\s+\p{Script=Han}/gu, 'has a blank beside Chinese'),
      ]);

const lengthOf = (text: string): number => {
  const variants = variantsOf(text);
  return wordsOf(variantLike(variants, variants.at(-1)!).text).trim().length;
};

/** (7) As long as such a text may be beside the English one. */
const length: Check = ({ language, source, text }) => {
  const [english, own] = [lengthOf(source), lengthOf(text)];
  const [least, most] = LENGTHS[language] ?? USUAL_LENGTHS;
  const share = own / english;
  return when(
    english >= LENGTHS_FROM && (share < least || share > most),
    `has ${share.toFixed(2)} times the length of the English text; ${least} to ${most} may be`,
  );
};

/** (8) Another text than the English one, but for words that are the same. */
const translation: Check = ({ language, context, source, text }) => {
  const words = wordsOf(text).trim();
  const isOwed = language !== 'en' && /\p{L}{2}/u.test(words) && !PROPER_NAMES.test(context);
  return when(isOwed && text === source && !(ALIKE[language] ?? []).includes(words), 'is the English text');
};

const figures = FIGURES.join('|');
/** Words that lose their vowel before another, and articles, before what may begin with one. */
const ELISIONS: Partial<Record<LanguageCode, RegExp>> = {
  fr: new RegExp(`(?<!\\p{L})(?:de|que|le|la|jusque|presque|d’|l’|qu’) ?\\{(?!(?:${figures})\\})`, 'giu'),
  es: new RegExp(`(?<!\\p{L})[ye] \\{(?!(?:${figures})\\})`, 'giu'),
  it: /(?:l|d|dell|nell|all|sull)’\{/giu,
  pt: /(?<!\p{L})(?:da|do|na|no|à|ao|pela|pelo) (?:<\d>)?\{shop\}/giu,
};
const FRENCH_VOWEL =
  /(?<![\p{L}-])(?:de|que|je|ne|se|jusque|lorsque|puisque) (?=[aeiouàâéèêëîïôûœ])(?!on(?:z|ce)|oui|un\b|ya)/giu;

/** (9) The words of the shop, and none that it does not use. */
const vocabulary: Check = (text) => {
  const { language, source } = text;
  const elision = ELISIONS[language];
  const english = variantsOf(source);
  const owed = variantsOf(text.text).flatMap((variant) =>
    TERMS.filter(({ en }) => en.test(wordsOf(variantLike(english, variant).text)))
      .filter((term) => term[language] !== undefined && !term[language].test(variant.text))
      .map((term) => `says “${term.name}” without ${String(term[language]!.source)}`),
  );
  return [
    ...new Set(language === 'en' ? [] : owed),
    ...inEach(text, (reading) => [
      ...(FORBIDDEN[language] ?? []).flatMap(([wrong, fault]) => found(reading, wrong, fault)),
      ...(elision === undefined ? [] : found(reading, elision, 'has a word that agrees with what is put in')),
      ...(language === 'fr' ? found(reading, FRENCH_VOWEL, 'has a word without its elision') : []),
    ]),
  ];
};

/** The checks of one text, by name. */
export const CHECKS = {
  placeholders,
  plurals,
  signs,
  latin,
  arabic,
  chinese,
  length,
  translation,
  vocabulary,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS | 'sameWords' | 'accessibleNames';

export interface Finding {
  readonly check: CheckName;
  readonly text: Text;
  readonly fault: string;
}

/** What is wrong with a text by itself. */
export const findingsIn = (text: Text): readonly Finding[] =>
  Record.toEntries<keyof typeof CHECKS, Check>(CHECKS).flatMap(([check, faultsOf]) =>
    faultsOf(text).map((fault) => ({ check, text, fault })),
  );

const grouped = (texts: readonly Text[], keyOf: (text: Text) => string): readonly (readonly Text[])[] => [
  ...Map.groupBy(texts, keyOf).values(),
];

/** (10) The same English words in the same context are translated alike, in whatever catalogue they stand. */
export const unlike = (texts: readonly Text[]): readonly Finding[] =>
  grouped(texts, ({ language, context, source }) => [language, context, source].join('\n')).flatMap(
    ([first, ...others]) =>
      others
        .filter(({ text }) => text !== first!.text)
        .map((text) => ({
          check: 'sameWords' as const,
          text,
          fault: `“${text.source}” is “${first!.text}” in ${first!.file}`,
        })),
  );

/** (10) What a control shows is in what it is called, so that who says what is seen reaches it. */
export const misnamed = (texts: readonly Text[]): readonly Finding[] =>
  texts
    .filter(({ language, context }) => language !== 'en' && context === '')
    .flatMap((called) =>
      ACCESSIBLE_NAMES.filter(([, name]) => name === called.source).flatMap(([shown]) =>
        texts
          .filter(({ language, context, source }) => language === called.language && context === '' && source === shown)
          .slice(0, 1)
          .filter(({ text }) => !called.text.toLowerCase().includes(text.toLowerCase()))
          .map(({ text }) => ({
            check: 'accessibleNames' as const,
            text: called,
            fault: `does not contain “${text}”, which its control shows`,
          })),
      ),
    );
