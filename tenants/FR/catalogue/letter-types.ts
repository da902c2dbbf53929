/** Ways a made card is posted; the price is once per line, tax contained. */
import type { LetterTypeData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';

export const letterTypes: readonly LetterTypeData<Language>[] = [
  {
    id: 1,
    methodName: { en: 'Tracked letter', fr: 'Lettre suivie' },
    price: '4.90',
    promise: { en: '3 to 4 days, mainland France', fr: '3 à 4 jours, France métropolitaine' },
  },
  {
    id: 2,
    methodName: { en: 'Express letter', fr: 'Lettre express' },
    price: '9.90',
    promise: {
      en: 'Next working day once posted, mainland France',
      fr: 'Le jour ouvré suivant l’envoi, France métropolitaine',
    },
  },
];
