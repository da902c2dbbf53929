import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../packages/domain/src/locale/languages.ts';
import { findingsIn, misnamed, unlike, type CheckName, type Text } from './text-checks.ts';
import { faultsOf, readTexts, unitTexts } from './texts.ts';

const text = (language: LanguageCode, source: string, written: string, more: Partial<Text> = {}): Text => ({
  file: `shop/${language}.po`,
  language,
  context: '',
  source,
  text: written,
  ...more,
});

const faults = (check: CheckName, one: Text): readonly string[] =>
  findingsIn(one)
    .filter((finding) => finding.check === check)
    .map(({ fault }) => fault);

const CARDS = '{n, plural, one {# card} other {# cards}}';

describe('a text of a catalogue', () => {
  test.each<readonly [language: LanguageCode, source: string, written: string]>([
    ['fr', 'Sent to {name}: <0>{amount}</0>', 'Envoyé à {name}\u202f: <0>{amount}</0>'],
    [
      'fr',
      '“Why?” At 10:00, 1,000 € or 20%!',
      '«\u202fPourquoi\u202f?\u202f» À 10:00, 1\u202f000\u202f€ ou 20\u202f%\u202f!',
    ],
    ['fr', CARDS, '{n, plural, one {# carte} other {# cartes}}'],
    ['es', 'Is your card here?', '¿Está aquí tu tarjeta?'],
    [
      'ar',
      CARDS,
      '{n, plural, zero {لا بطاقات} one {بطاقة واحدة} two {بطاقتان} few {# بطاقات} many {# بطاقة} other {# بطاقة}}',
    ],
    ['ar', 'Thank you, {name}: here is the PDF.', 'شكرًا {name}، هذا ملف PDF.'],
    ['zc', 'Card number {number}, valid until {expiry} (today)', '卡号{number}，有效期至{expiry}（今天）'],
    ['fr', 'Balance on {date}', 'Solde au {date}'],
    ['it', 'Choose a new password', 'Scegli una nuova password'],
  ])('without slips is let through: %s “%s”', (language, source, written) =>
    expect(findingsIn(text(language, source, written))).toEqual([]),
  );

  const slips: readonly (readonly [CheckName, LanguageCode, source: string, written: string, fault: RegExp])[] = [
    ['placeholders', 'fr', 'Sent to {name}', 'Envoyé', /has no placeholder, the source \{name\}/],
    ['placeholders', 'fr', 'Sent to {name}', 'Envoyé à {name}, {name}', /has \{name\} \{name\}, the source \{name\}/],
    ['placeholders', 'fr', 'Read the <0>terms</0>', 'Lisez les <1>conditions</1>', /<1> <\/1>, the source <0> <\/0>/],
    [
      'placeholders',
      'fr',
      '{n, plural, one {# of {all}} other {# of {all}}}',
      '{n, plural, one {#} other {# sur {all}}}',
      /in one/,
    ],
    ['plurals', 'fr', CARDS, '{n, plural, other {# cartes}}', /has no “one” for \{n\}/],
    ['plurals', 'ar', CARDS, '{n, plural, one {بطاقة} other {# بطاقة}}', /has no “few”/],
    ['plurals', 'zc', CARDS, '{n, plural, other {张卡}}', /does not say the number of \{n\} in “other”/],
    ['signs', 'fr', 'The card', "L'une", /straight quote/],
    ['signs', 'en', 'Wait...', 'Wait...', /three dots/],
    ['signs', 'fr', 'A card', 'Une  carte', /two blanks/],
    ['latin', 'fr', 'Why?', 'Pourquoi ?', /no narrow blank \(U\+202F\) before: “\?”/],
    ['latin', 'fr', 'Why?', 'Pourquoi\u00a0?', /U\+00A0/],
    ['latin', 'fr', 'The “card”', 'La «carte »', /after: “«”/],
    ['latin', 'fr', '1,000 cards', '1 000 cartes', /in: “1 ”/],
    ['latin', 'fr', 'A card', 'Une\u202fcarte', /where no sign/],
    ['latin', 'es', 'Why?', 'Por qué?', /does not pair ¿ and \?/],
    ['latin', 'it', 'Why?', 'Perché ?', /blank before a sign: “ \?”/],
    ['arabic', 'ar', 'Your PIN', 'رمز PIN', /Latin letters: “PIN”/],
    ['arabic', 'ar', 'Number, PIN', 'الرقم, الرمز السري', /Latin sign: “,”/],
    ['arabic', 'ar', '3 days', '٣ أيام', /Arabic-Indic digit/],
    ['arabic', 'ar', 'Thank you', 'شكراً', /tanwin/],
    ['arabic', 'ar', 'Ends with', 'المنتهية بـ', /stretched letter/],
    ['arabic', 'ar', 'Card', '\u200fبطاقة', /mark of direction/],
    ['chinese', 'zc', 'A card.', '一张卡.', /half-width sign/],
    ['chinese', 'zc', 'A card of {amount}', '一张 {amount} 的卡', /blank beside Chinese/],
    ['length', 'fr', 'All of your cards are here', 'Tout', /0\.15 times/],
    ['length', 'fr', 'All of your cards', 'Toutes les cartes que vous avez achetées un jour', /2\.82 times/],
    ['translation', 'fr', 'Your cards', 'Your cards', /is the English text/],
    ['vocabulary', 'fr', 'Your gift card', 'Votre carte', /says “gift card” without/],
    ['vocabulary', 'fr', 'The code is wrong', 'Le code est faux', /says faux for incorrect: “est faux”/],
    ['vocabulary', 'fr', 'From {sender}', 'De la part de {sender}', /agrees with what is put in: “de \{”/],
    ['vocabulary', 'fr', 'A card of Ocre', 'Une carte de Ocre', /without its elision/],
    ['vocabulary', 'fr', 'Stay signed in', 'Rester connecté', /gender/],
    ['vocabulary', 'es', 'For you', 'Para usted', /says usted/],
    ['vocabulary', 'it', 'Account of {name}', 'Account dell’{name}', /agrees with what is put in/],
    ['vocabulary', 'pt', 'Your file', 'O seu arquivo', /said in Brazil/],
    ['vocabulary', 'ar', 'Order confirmed', 'تم تأكيد الطلب', /chain with تم/],
    ['vocabulary', 'zc', 'Your PIN', '您的密码', /says “PIN” without 卡密/],
    ['vocabulary', 'en', 'The link is no longer good', 'The link is no longer good', /good for valid/],
  ];
  test.each(slips)('with a slip is caught by %s: %s “%s”, “%s”', (check, language, source, written, fault) =>
    expect(faults(check, text(language, source, written))).toContainEqual(expect.stringMatching(fault)),
  );
});

describe('texts beside each other', () => {
  test('the same words in the same context are translated alike, in other contexts as they may be', () => {
    const [here, there] = [text('fr', 'Cart', 'Panier'), text('fr', 'Cart', 'Chariot', { file: 'mail/fr.po' })];
    expect(unlike([here, here, { ...there, context: 'wheels' }])).toEqual([]);
    expect(unlike([here, there]).map(({ fault }) => fault)).toEqual(['“Cart” is “Panier” in shop/fr.po']);
  });

  test('what a control shows is in what it is called', () => {
    const shown = text('fr', 'Remove', 'Retirer');
    expect(misnamed([shown, text('fr', 'Remove {name}', 'Retirer {name}')])).toEqual([]);
    expect(misnamed([shown, text('fr', 'Remove {name}', 'Ôter {name}')]).map(({ fault }) => fault)).toEqual([
      'does not contain “Retirer”, which its control shows',
    ]);
  });
});

describe('the texts of a unit', () => {
  test('are what it says once in each language, with the way to each', () => {
    const unit = { pages: [{ title: { en: 'Help', fr: 'Aide' }, href: '/help' }], id: 1 };
    expect(unitTexts('tenants/FR', unit)).toEqual([
      text('en', 'Help', 'Help', { file: 'tenants/FR', context: 'pages.0.title' }),
      text('fr', 'Help', 'Aide', { file: 'tenants/FR', context: 'pages.0.title' }),
    ]);
  });
});

describe('the texts of the shop', () => {
  const texts = readTexts();

  test('have no fault that is not excepted, and no exception that nothing needs', () =>
    expect(faultsOf(texts)).toEqual([]));

  test('with one more fault say file, text and what is wrong', () =>
    expect(faultsOf([...texts, text('fr', 'Why?', 'Pourquoi\u00a0?')])).toContainEqual(
      'shop/fr.po: fr “Pourquoi\u00a0?” has a wide blank that does not break (U+00A0) [latin]',
    ));

  test('without a text that is excepted say that the exception can go', () =>
    expect(faultsOf(texts.filter((one) => one.text !== 'Canceled'))).toContainEqual(
      'scripts/text-exceptions.ts: nothing needs the exception from vocabulary: a specified status (S4.5)',
    ));
});
