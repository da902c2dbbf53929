import { LANGUAGES } from '@offrande/domain/locale';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawCardArt } from '../issued-card/card-art.ts';
import { composeCardEmail } from '../issued-card/card-email.ts';
import { composeCardSms } from './card-sms.ts';
import { typographyFor } from '../document/fonts.ts';
import { escapeHtml, html } from '../mail/html.ts';
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { composeReceiptEmail } from './receipt-email.ts';
import { type DeliveryWords, fill, deliveryWords, languageAttributes } from '../mail/words.ts';

const CARD: IssuedCard = {
  id: '5b1c0c1e-8a3f-4c0e-9d11-000000000001',
  sending: 0,
  pageUrl: 'https://shop.test/media/card/FR/5b1c0c1e.hmac',
  orderNo: '2611-000-001',
  language: 'fr',
  shopName: 'Offrande',
  productName: 'Offrande, toutes enseignes',
  howToUse: 'En caisse ou en ligne.',
  artSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 342 216"><rect width="342" height="216" fill="#00604E"/></svg>',
  photo: null,
  lines: ['Pour tes 30 ans', ''],
  message: '',
  amount: '50,00 €',
  cardNumber: '6041987003215544',
  pin: '028417',
  expiresOn: '2027/11/21',
  senderName: 'Camille <b>Roux</b>',
  receiverName: 'Inès',
};

describe('mail', () => {
  test('to the receiver contains number, PIN, expiry, the giver’s lines and the card to print [S3.114]', async () => {
    const mail = await composeCardEmail(CARD);
    for (const part of ['6041 9870 0321 5544', '028417', '2027/11/21', 'Pour tes 30 ans'])
      expect(mail.html).toContain(part);
    expect(mail.subject).toBe('Camille <b>Roux</b> vous offre une carte cadeau de 50,00 €');
    expect(mail.attachments).toMatchObject([
      { fileName: 'offrande-2611-000-001-5544.pdf', contentType: 'application/pdf' },
    ]);
    expect(Buffer.from(mail.attachments[0]!.content).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('sets a value apart from its label as the language does', async () => {
    expect((await composeCardEmail(CARD)).text).toContain('Code PIN\u202F: 028417');
    expect((await composeCardEmail({ ...CARD, language: 'en' })).text).toContain('PIN: 028417');
    expect((await composeCardEmail({ ...CARD, language: 'zc' })).text).toContain('卡密：028417');
  });

  test('shows the giver’s input as text, never as markup', async () => {
    expect((await composeCardEmail(CARD)).html).not.toContain('<b>Roux');
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { text } = html`<p>${typed}</p>`;
        expect(text.slice(3, -4)).not.toMatch(/[<>"']/);
        expect(text).toBe(`<p>${escapeHtml(typed)}</p>`);
      }),
    );
  });

  test('to the buyer names order, lines and total, and attaches the cards to print [S3.113]', async () => {
    const mail = await composeReceiptEmail({
      orderNo: CARD.orderNo,
      language: 'en',
      shopName: 'Offrande',
      buyerName: 'Camille Roux',
      orderUrl: 'http://shop.test/FR/order/2611-000-001',
      total: '50,00 €',
      hasPostedCards: false,
      hasCardsLater: false,
      lines: [{ quantity: 1, product: 'Offrande', amount: '50,00 €', receiver: 'Inès', isGift: false }],
      bonus: null,
      cardsToPrint: [CARD],
    });
    expect(mail.text).toContain('1 × Offrande, 50,00 €, for Inès');
    expect(mail.text).toContain('Total paid: 50,00 €');
    expect(mail.text).not.toContain('Posted');
    expect(mail.attachments).toHaveLength(1);
  });
});

describe('text message', () => {
  test('carries number, PIN and expiry [S3.112]', () => {
    const sms = composeCardSms(CARD);
    for (const part of ['6041987003215544', '028417', '2027/11/21']) expect(sms).toContain(part);
  });

  test('uses no typographic space or apostrophe, which would halve the capacity of an SMS', () => {
    const { sms } = deliveryWords('fr');
    expect(sms).toMatch(/\u2019/);
    expect(composeCardSms({ ...CARD, amount: '1\u202F250,00\u00A0€' })).toMatch(/1 250,00 €.*jusqu'au/);
    expect(composeCardSms(CARD)).not.toMatch(/[\u00A0\u2009\u2019\u202F]/);
  });
});

/** The kinds of strings from the Big List of Naughty Strings that break markup, headers and formulas. */
const NAUGHTY = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</title><script>1</script>',
  '&lt;b&gt;',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '\u202Etest\u202D',
  '$1 $& {sender} {amount}',
  '<!--#exec cmd="ls"-->',
  'ÅÍÎÏ˝ÓÔ￼ 社會科學院 ﷽ ⁦test⁧ 🇺🇸 ด้้้้้็็็็็้้้้้',
];

describe('user input', () => {
  test.each(NAUGHTY)('never opens a tag in a mail: %s', async (typed) => {
    const card = { ...CARD, senderName: typed, receiverName: typed, lines: [typed, typed], message: typed };
    const mails = [
      await composeCardEmail(card),
      await composeReceiptEmail({
        orderNo: CARD.orderNo,
        language: 'en',
        shopName: typed,
        buyerName: typed,
        orderUrl: 'http://shop.test/FR/order/1',
        total: '50,00 €',
        hasPostedCards: true,
        hasCardsLater: true,
        lines: [{ quantity: 1, product: typed, amount: '50,00 €', receiver: typed, isGift: true }],
        bonus: typed,
        cardsToPrint: [card],
      }),
    ];
    for (const { html: page, subject } of mails) {
      const tags = new Set([...page.matchAll(/<\/?([a-z!][^\s>/]*)/gi)].map(([, tag]) => tag!.toLowerCase()));
      const own = [
        '!doctype',
        'html',
        'head',
        'meta',
        'title',
        'body',
        'main',
        'table',
        'tr',
        'td',
        'p',
        'h1',
        'br',
        'span',
        'ul',
        'li',
        'a',
      ];
      expect([...tags].filter((tag) => !own.includes(tag))).toEqual([]);
      expect(page).not.toMatch(/<[^>]*\son\w+=/i);
      expect(page).toContain(escapeHtml(typed));
      expect(subject).not.toContain(CARD.cardNumber);
      expect(subject).not.toContain(CARD.pin);
    }
  });
});

const namesIn = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('words', () => {
  test.each(LANGUAGES.map(({ code }) => code))('in %s contain the same placeholders as English', (code) => {
    for (const [key, sentence] of Object.entries(deliveryWords('en'))) {
      expect(namesIn(deliveryWords(code)[key as keyof DeliveryWords])).toEqual(namesIn(sentence));
    }
  });

  test.each(LANGUAGES.map(({ code }) => code))(
    'in %s can be printed: fonts have every character, and non-breaking spaces',
    async (code) => {
      const texts = Object.values(deliveryWords(code));
      const { printable } = await typographyFor(texts);
      for (const text of texts) expect(printable(text)).toBe(text.normalize('NFC').replaceAll('\u202F', '\u00A0'));
    },
  );

  test('come in the shop’s languages, however the code is spelled, else in English', () => {
    expect(deliveryWords('zh-CN').pin).toBe('卡密');
    expect(deliveryWords('xx').pin).toBe('PIN');
    expect(languageAttributes('ar')).toMatchObject({ tag: 'ar', direction: 'rtl' });
  });

  test('with a missing value are a defect, not a gap', () => {
    expect(() => fill('Hello {name}', {})).toThrow('{name}');
  });
});

const draw = (text: string) =>
  drawCardArt(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 342 216"><rect width="342" height="216" fill="#fff"/><text x="20" y="100" font-family="Manrope" font-size="40">${text}</text></svg>`,
  );
const darkest = async (png: Uint8Array) => (await sharp(png).greyscale().stats()).channels[0]!.min;

describe('card art', () => {
  test('is drawn with its wordmark on a machine without fonts', async () => {
    expect(await darkest(await draw(''))).toBe(255);
    expect(await darkest(await draw('PISTE'))).toBeLessThan(60);
  });
});
