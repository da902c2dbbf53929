/** Cards printed singly and together. */
import { expect, test } from 'vitest';
import type { CardDocument } from './card-document.ts';
import { printDocument } from './print-threads.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

const card = (changes: Partial<CardDocument> = {}): CardDocument => ({
  language: 'fr',
  direction: 'ltr',
  shopName: 'Offrande',
  productName: 'Offrande',
  art: new Uint8Array(PIXEL),
  photo: null,
  lines: ['Bravo'],
  message: '',
  amount: '20,00 €',
  cardNumber: '9999000000004417',
  pin: '123456',
  expiresOn: '2027/11/21',
  howToUse: 'En ligne.',
  labels: {
    title: 'Carte',
    from: 'De Nora',
    cardNumber: 'Numéro',
    pin: 'PIN',
    expiresOn: 'Valable',
    howToUse: 'Utilisation',
    scan: 'Scanner',
    keepSafe: 'À garder',
  },
  ...changes,
});

/** A PDF without the values that differ from print to print. */
const plain = (pdf: Uint8Array): string =>
  Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/\/(?:CreationDate|ModDate) \([^)]*\)|\/ID \[[^\]]*\]/g, '');

test('a card yields the same page, whether printed alone or with others in a thread', async () => {
  const alone = await printDocument(card());
  const together = await Promise.all(Array.from({ length: 5 }, () => printDocument(card())));
  for (const pdf of together) expect(plain(pdf).length).toBe(plain(alone).length);
});

test('a card that cannot be printed does not affect the others', async () => {
  const wrong = card({ cardNumber: '' });
  const ends = await Promise.allSettled([card(), wrong, card()].map(printDocument));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
