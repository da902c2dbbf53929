/** Card faces by occasion, for products that have templates. The first face is the one a new card wears. */
import type { MotifName, PaletteName } from '../../art/index.ts';
import type { TemplateCategoryData, TemplateData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

export const templateCategories: readonly TemplateCategoryData<Language>[] = [
  { id: 1, name: { en: 'Any day', fr: 'Toute l’année' } },
  { id: 2, name: { en: 'Birthday', fr: 'Anniversaire' } },
  { id: 3, name: { en: 'Thanks', fr: 'Merci' } },
  { id: 4, name: { en: 'Birth', fr: 'Naissance' } },
  { id: 5, name: { en: 'Holidays', fr: 'Fêtes' } },
  { id: 6, name: { en: 'Love and weddings', fr: 'Amour et mariage' } },
  { id: 7, name: { en: 'New start', fr: 'Nouveau départ' } },
];

type Row = readonly [
  id: number,
  categoryId: number,
  en: string,
  fr: string,
  motif: MotifName,
  palette: PaletteName,
  seed: number,
  word?: string,
];

const rows: readonly Row[] = [
  [101, 1, 'Confetti', 'Confettis', 'confetti', 'emerald', 17],
  [102, 2, 'Birthday', 'Anniversaire', 'candles', 'blush', 3],
  [103, 3, 'Thank you', 'Merci', 'discs', 'navy', 2, 'Merci'],
  [104, 4, 'Birth', 'Naissance', 'moon', 'lilac', 0],
  [105, 5, 'Holidays', 'Fêtes', 'pines', 'forest', 4],
  [106, 1, 'Coral', 'Corail', 'confetti', 'coral', 16],
  [107, 2, 'Balloons', 'Ballons', 'balloons', 'sky', 5],
  [108, 6, 'Hearts', 'Cœurs', 'hearts', 'blush', 6],
  [109, 6, 'Bouquet', 'Bouquet', 'bouquet', 'rose', 4],
  [110, 5, 'Midnight', 'Minuit', 'fireworks', 'midnight', 2],
  [111, 7, 'New home', 'Nouveau toit', 'houses', 'peach', 3],
  [112, 7, 'Set sail', 'Grand départ', 'boat', 'mint', 6],
  [113, 4, 'Rainbow', 'Arc-en-ciel', 'rainbow', 'sky', 3],
  [114, 1, 'Summer', 'Été', 'petals', 'butter', 5],
  [115, 5, 'Parcel', 'Paquet', 'ribbon', 'wine', 4],
  [116, 3, 'Garden', 'Jardin', 'leaves', 'mint', 2],
];

export const templates: readonly TemplateData<Language>[] = rows.map(
  ([id, categoryId, en, fr, motif, palette, seed, word]) => ({
    id,
    categoryId,
    name: { en, fr },
    art: { motif, palette, seed, wordmark: word ? { text: word, face: 'serif' } : null },
  }),
);
