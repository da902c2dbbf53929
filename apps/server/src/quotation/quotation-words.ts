/** The texts of a quotation, in its mails and on its document. */
import { translated } from '../mail/catalogue-texts.ts';

export const quotationWords = translated('quotation', {
  subject: 'Quotation {number}',
  title: 'Your quotation',
  intro: 'Here is your quotation {number}, made by {shop}.',
  line: '{quantity} × {product}, {amount} each',
  total: 'Total for {cards} cards: {total}, tax included',
  tax: 'Tax contained: {tax}',
  valid: 'It can be used until {day}, that day included.',
  document: 'Quotation',
  number: 'Quotation number',
  made: 'Made on',
  madeFor: 'For',
  validUntil: 'Can be used until',
  attached: 'The quotation to print is attached.',
  note: 'A quotation books no cards. Prices are those of today.',
  reminderSubject: 'Quotation {number} ends on {day}',
  reminderTitle: 'Your quotation ends soon',
  reminderIntro: 'Your quotation {number} at {shop} ends on {day}, that day included.',
});
