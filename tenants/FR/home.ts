/** Words and cards of the French unit's own home page. */
import type { HomeData } from '../unit-data.ts';
import type { Language } from './languages.ts';

export const home: HomeData<Language> = {
  announcement: {
    en: 'Digital cards arrive within minutes. Posted cards: 3 to 4 days, mainland France.',
    fr: 'Carte numérique en quelques minutes. Carte postée : 3 à 4 jours, France métropolitaine.',
  },
  title: { en: 'They pick the brand. You write the card.', fr: 'L’enseigne, c’est leur choix. Les mots, les vôtres.' },
  lead: {
    en: '{count} brands, from {amount}. Add a photo and two lines. Send it by email, by text or by post.',
    fr: '{count} enseignes, à partir de {amount}. Ajoutez une photo et deux lignes. Envoyez par e-mail, par SMS ou par courrier.',
  },
  tagline: {
    en: 'Gift cards from {count} brands, signed by you.',
    fr: 'Les cartes cadeaux de {count} enseignes, signées par vous.',
  },
  sampleLines: ['Pour tes 30 ans, Inès', 'On t’embrasse, Papa et Maman'],
  sampleAmount: '75.00',
  wall: [
    { motif: 'beam', palette: 'midnight', wordmark: { text: 'Kino 9', face: 'caps' }, seed: 6 },
    { motif: 'moon', palette: 'lilac', wordmark: null, seed: 0 },
    { motif: 'candles', palette: 'blush', wordmark: null, seed: 3 },
    { motif: 'confetti', palette: 'coral', wordmark: null, seed: 16 },
    { motif: 'books', palette: 'sand', wordmark: { text: 'Librairie Quai', face: 'serif' }, seed: 8 },
    { motif: 'boat', palette: 'sky', wordmark: { text: 'Grand Large', face: 'sans' }, seed: 2 },
    { motif: 'woven', palette: 'stone', wordmark: { text: 'Lin & Laine', face: 'serif' }, seed: 4 },
    { motif: 'pulse', palette: 'coal', wordmark: { text: 'Voltage', face: 'lower' }, seed: 3 },
    { motif: 'discs', palette: 'navy', wordmark: { text: 'Merci', face: 'serif' }, seed: 2 },
    { motif: 'track', palette: 'brick', wordmark: { text: 'Piste', face: 'caps' }, seed: 2 },
  ],
};
