/** The texts of the phone, English and French. */
import type { Language } from '../page/language.ts';
import type { PhoneMode } from './phone.ts';

const en = {
  title: 'Phone',
  intro: 'Every text message that the shop sends arrives here, whatever the number.',
  none: 'No message yet.',
  from: 'From',
  to: 'to',
  mode: 'The gateway',
  apply: 'Apply',
  again: 'Look for new ones',
  modes: {
    accept: 'takes messages',
    unavailable: 'is down (503)',
    refuse: 'refuses the number (422)',
  } satisfies Record<PhoneMode, string>,
};

const fr: typeof en = {
  title: 'Téléphone',
  intro: 'Tout SMS envoyé par la boutique arrive ici, quel que soit le numéro.',
  none: 'Aucun message.',
  from: 'De',
  to: 'à',
  mode: 'La passerelle',
  apply: 'Appliquer',
  again: 'Relever',
  modes: { accept: 'prend les messages', unavailable: 'est en panne (503)', refuse: 'refuse le numéro (422)' },
};

export const phoneTexts: Readonly<Record<Language, typeof en>> = { en, fr };
