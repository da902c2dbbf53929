/** What may travel with a made card: charged per card, tax contained. */
import type { AdditionalProductData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

export const additionalProducts: readonly AdditionalProductData<Language>[] = [
  {
    itemCode: 'gift-wrap',
    name: { en: 'Gift wrapping', fr: 'Emballage cadeau' },
    description: {
      en: 'Patterned paper, a cotton ribbon, and a tag with your words.',
      fr: 'Papier à motifs, ruban de coton et une étiquette avec vos mots.',
    },
    amount: '3.90',
    art: { motif: 'ribbon', palette: 'rose', wordmark: null, seed: 12 },
    bearsWords: true,
  },
  {
    itemCode: 'kraft-envelope',
    name: { en: 'Kraft envelope', fr: 'Enveloppe kraft' },
    description: {
      en: 'Recycled paper, closed by a cotton thread.',
      fr: 'Papier recyclé, fermée par un fil de coton.',
    },
    amount: '2.50',
    art: { motif: 'ribbon', palette: 'ochre', wordmark: null, seed: 3 },
  },
  {
    itemCode: 'gift-box',
    name: { en: 'Gift box', fr: 'Coffret cadeau' },
    description: {
      en: 'Stiff board, magnetic flap, room for a small object.',
      fr: 'Carton rigide, rabat aimanté, place pour un petit objet.',
    },
    amount: '4.90',
    art: { motif: 'ribbon', palette: 'mint', wordmark: null, seed: 8 },
  },
  {
    itemCode: 'paper-flowers',
    name: { en: 'Paper flowers', fr: 'Fleurs en papier' },
    description: { en: 'Five stems folded by hand in Lyon.', fr: 'Cinq tiges pliées à la main à Lyon.' },
    amount: '7.00',
    art: { motif: 'bouquet', palette: 'rose', wordmark: null, seed: 5 },
  },
];
