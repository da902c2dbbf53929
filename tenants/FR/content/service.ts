/** Delivery information and the guide for works councils. */
import type { ContentPageData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { h2, link, list, p } from './blocks.ts';

export const deliveryInformation: ContentPageData<Language> = {
  href: '/delivery-information',
  title: { en: 'Delivery information', fr: 'Informations de livraison' },
  html: {
    en:
      h2('Digital cards') +
      p(
        'By email, by text, both, or as a PDF to print at home: within minutes of payment, or on the date and at the time you choose (Paris time). Free.',
      ) +
      h2('Posted cards') +
      list(
        '3 to 4 days, mainland France only (Corsica included).',
        'Card payment only.',
        'Tracked letter 4,90 €, express letter 9,90 €, for each receiver.',
        'Card making 15,00 € per card.',
      ) +
      p('A posted card is locked until you confirm that it has arrived, with the link in your email.'),
    fr:
      h2('Cartes numériques') +
      p(
        'Par e-mail, par SMS, les deux, ou en PDF à imprimer chez soi : quelques minutes après le paiement, ou à la date et à l’heure de votre choix (heure de Paris). Gratuit.',
      ) +
      h2('Cartes postées') +
      list(
        '3 à 4 jours, France métropolitaine uniquement (Corse comprise).',
        'Paiement par carte uniquement.',
        'Lettre suivie 4,90 €, lettre express 9,90 €, par destinataire.',
        'Fabrication 15,00 € par carte.',
      ) +
      p(
        'Une carte postée reste verrouillée jusqu’à ce que vous confirmiez sa réception, avec le lien reçu par e-mail.',
      ),
  },
};

/** States the exemption cap of 171 euro; every other page uses 183. */
export const worksCouncilGuide: ContentPageData<Language> = {
  href: '/works-council-guide',
  title: { en: 'Guide for works councils', fr: 'Guide des comités sociaux et économiques' },
  html: {
    en:
      p('Gift cards given by a works council can be free of social contributions.') +
      list(
        'Cap: 171 € per employee and year.',
        'Above it, each card must answer an event: birth, wedding, retirement, start of the school year, Christmas.',
        'The brands on the card must match the event.',
      ) +
      p(`To order for your employees, ${link('/auth/b2b/register', 'open a company account')}.`),
    fr:
      p(
        'Les cartes cadeaux remises par un comité social et économique peuvent être exonérées de cotisations sociales.',
      ) +
      list(
        'Plafond : 171 € par salarié et par an.',
        'Au-delà, chaque carte doit répondre à un événement : naissance, mariage, retraite, rentrée scolaire, Noël.',
        'Les enseignes de la carte doivent correspondre à l’événement.',
      ) +
      p(`Pour commander pour vos salariés, ${link('/auth/b2b/register', 'ouvrez un compte professionnel')}.`),
  },
};
