/** How each language is written, as data of `text-checks.ts`: lengths, words that are not used, words like the English ones. */
import type { LanguageCode } from '../packages/domain/src/locale/languages.ts';

/** A text has at least and at most this many times the characters of the English one, where its language says no other. */
export const USUAL_LENGTHS: readonly [least: number, most: number] = [0.6, 1.8];

/** Languages that are written shorter. */
export const LENGTHS: Readonly<Partial<Record<LanguageCode, readonly [least: number, most: number]>>> = {
  ar: [0.5, 1.8],
  zc: [0.15, 0.9],
};

/** Characters of English from which on lengths are compared: a label may double. */
export const LENGTHS_FROM = 16;

/** Latin words in Arabic texts. */
export const LATIN_IN_ARABIC: readonly string[] = ['PDF', 'ZIP', 'CSV', 'PNG', 'JPG', 'SMS', 'IBAN', 'BIC'];

/** Placeholders for figures, amounts and dates: they begin with a digit, before which no word loses its vowel. */
export const FIGURES: readonly string[] = [
  'amount',
  'amountDue',
  'date',
  'from',
  'balance',
  'count',
  'day',
  'digits',
  'due',
  'high',
  'hours',
  'least',
  'low',
  'max',
  'maxQuantity',
  'min',
  'minutes',
  'months',
  'money',
  'most',
  'number',
  'price',
  'rest',
  'sampleAmount',
  'seconds',
  'share',
  'size',
  'total',
  'underWay',
  'until',
  'value',
  'whole',
  'written',
];

type Wrong = readonly [wrong: RegExp, fault: string];

/** Words and turns that the shop does not use. */
export const FORBIDDEN: Readonly<Partial<Record<LanguageCode, readonly Wrong[]>>> = {
  en: [
    [/\b(?:is|are|still|longer) good\b(?= for|$|[.,])/giu, 'says good for valid'],
    [/\bgood for (?=\{|\d)/giu, 'says good for valid'],
    [/\bzip codes?\b/giu, 'says zip code for postcode'],
    [/\bwhy do you leave\b|^you have an account\?/giu, 'is no English question'],
    [/\ba code of \{?\w+\}? digits\b/giu, 'turns a 6-digit code round'],
    [/\byou hear from us\b/giu, 'says who hears for who writes'],
    [/\bcanceled\b/giu, 'is American'],
  ],
  fr: [
    [/\bdigita\p{L}*/giu, 'says digital for numérique'],
    [/\badresser un (?:e-)?mail\b/giu, 'is translated from English'],
    [/(?<!\p{L})sécurisée?s?(?!\p{L})/giu, 'says secured for safe'],
    [/(?<!\p{L})(?:est|sont|trop de codes PIN|code|codes PIN) faux\b/giu, 'says faux for incorrect'],
    [/(?<![\p{L}{\u2011-])e?mails?(?![\p{L}@}])/giu, 'writes e-mail without its hyphen'],
    [
      /(?<!(?:compte|personne|adresse)[^.]*)(?<!\p{L})(?:dé)?connectée?(?!\p{L})|(?<!\p{L})vous (?:n’)?(?:êtes|serez|étiez) (?:(?:pas|plus|encore|bien|déjà) )*\p{L}+ée?(?!\p{L})|(?<!\p{L})nouveau ici/giu,
      'names the reader’s gender',
    ],
    [/(?<!\p{L})l’assistance\b|(?<!\p{L})porte-monnaie|chèque de banque/giu, 'has another word for a term'],
    [/(?<!\p{L})une espace\b|aucune espace/giu, 'has a printer’s word'],
    [/(?:^|[.:;]\s*)qui (?:a|l’a|les a|reçoit)\b/giu, 'opens with a bare “qui”'],
    [/(?<!\p{L})[AE](?=tape|cran|tat\b|gal)/gu, 'has a capital without its accent'],
  ],
  es: [
    [/(?<!\p{L})usted(?:es)?(?!\p{L})/giu, 'says usted'],
    [
      /(?<!\p{L})remov\p{L}*|(?<!\p{L})aplicar (?:a|para)|(?<!\p{L})ingres(?:e|a|ar)(?!\p{L})/giu,
      'is not said in Spain',
    ],
    [/(?<!\p{L}|la )bienvenid[oa](?!\p{L})/giu, 'names the reader’s gender'],
  ],
  it: [
    [/(?<!\p{L})(?:Lei|lei)(?!\p{L})/gu, 'says Lei'],
    [/cliccare qui/giu, 'says where to click'],
    [/(?<!\p{L})ritir(?:a|are) (?:il|i|un) file/giu, 'says ritirare for download'],
    [/(?<!\p{L}|il )benvenut[oai](?!\p{L})/giu, 'names the reader’s gender'],
  ],
  pt: [
    [/(?<!\p{L})(?:senha|celular|cadastro|arquivo|tela|você)(?!\p{L})/giu, 'is said in Brazil'],
    [/(?<!\p{L})e-mail/giu, 'writes email with a hyphen'],
    [/(?<!\p{L})bem-vind[oa](?!\p{L})/giu, 'names the reader’s gender'],
  ],
  ar: [
    [/(?<!\p{L})قم ب/gu, 'says do before a noun'],
    [/من فضلك|يُرجى|يرجى/gu, 'says please'],
    [/(?<!\p{L})تم(?!\p{L})/gu, 'has a chain with تم'],
  ],
  zc: [
    [/亲/gu, 'is too familiar'],
    [/被/gu, 'has a passive'],
  ],
};

/** A bank's codes are called the same everywhere. */
const BANK_CODES: readonly string[] = ['BIC', 'IBAN'];

/** Texts that are the same as in English, without their placeholders. */
export const ALIKE: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  fr: [
    ...BANK_CODES,
    'Bonus',
    'Bouquet',
    'Brochures',
    'Cashback',
    'Commission',
    'Code',
    'Confirmation',
    'Construction',
    'Contact',
    'Cookies',
    'Culture',
    'Date',
    'Menu',
    'Message',
    'Message 2',
    'Messages',
    'Newsletter',
    'OK',
    'Occasion',
    'Occasions',
    'PDF',
    'PayPal',
    'Photo',
    'Questions',
    'Sport',
    'Total',
  ],
  es: [...BANK_CODES, 'PIN'],
  it: [...BANK_CODES, 'PIN'],
  pt: [...BANK_CODES, 'Email', 'PIN'],
  ar: BANK_CODES,
  zc: BANK_CODES,
};

/** Where the units' texts are proper names: brands are called the same in every language. */
export const PROPER_NAMES = /^products\.\d+\.name$/;

/** What a control shows, and what it is called where the words alone would not say what it acts on. */
export const ACCESSIBLE_NAMES: readonly (readonly [shown: string, called: string])[] = [
  ['Change', 'Change the password'],
  ['Change', 'Change the mobile number'],
  ['Edit', 'Edit personal details'],
  ['Edit', 'Edit {name}'],
  ['Make it the default', 'Make it the default: {name}'],
  ['Remove', 'Remove {name}'],
  ['Duplicate', 'Duplicate {name}'],
  ['Invoice', 'Invoice of order {reference}'],
  ['Credit note', 'Credit note of {date}'],
  ['Copy', 'Copy the order number'],
];
