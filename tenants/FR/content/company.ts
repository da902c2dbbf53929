/** Who runs the shop and how: legal notices, accessibility, conduct, alerts, contact. All names and numbers are invented. */
import type { ContentPageData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { h2, link, list, p } from './blocks.ts';

export const legalNotices: ContentPageData<Language> = {
  href: '/legal-notices',
  title: { en: 'Legal notices', fr: 'Mentions légales' },
  html: {
    en:
      p(
        'Publisher: Offrande SAS, capital 250,000 €, 14 rue des Lanternes, 75003 Paris, registered in Paris under 000 000 000.',
      ) +
      p('Director of publication: the president of Offrande SAS. Telephone: 01 70 00 00 00.') +
      h2('Mediator') +
      p('Médiation de la consommation, mediation@offrande.example.') +
      h2('Funds held') +
      p('The value of cards that have not been spent is kept apart from the company’s own money.'),
    fr:
      p('Éditeur : Offrande SAS, capital de 250 000 €, 14 rue des Lanternes, 75003 Paris, RCS Paris 000 000 000.') +
      p('Directeur de la publication : le président d’Offrande SAS. Téléphone : 01 70 00 00 00.') +
      h2('Médiateur') +
      p('Médiation de la consommation, mediation@offrande.example.') +
      h2('Fonds détenus') +
      p('La valeur des cartes non dépensées est conservée séparément des fonds propres de la société.'),
  },
};

export const accessibility: ContentPageData<Language> = {
  href: '/accessibility',
  title: { en: 'Accessibility: partially compliant', fr: 'Accessibilité : partiellement conforme' },
  html: {
    en:
      p('This site aims at WCAG 2.2 level AA and the French RGAA. It is partially compliant.') +
      h2('What works') +
      list(
        'Everything can be done with a keyboard.',
        'Text contrast is 7:1 in the body and 4.5:1 at least elsewhere.',
        'Pages work at 400 % zoom and at 320 pixels wide.',
      ) +
      h2('What does not yet') +
      list(
        'The payment page belongs to our provider and follows its own statement.',
        'Older PDF brochures are not tagged.',
      ) +
      p('If something stops you, write to accessibilite@offrande.example: a person answers within two working days.'),
    fr:
      p('Ce site vise le niveau AA des WCAG 2.2 et le RGAA. Il est partiellement conforme.') +
      h2('Ce qui fonctionne') +
      list(
        'Tout peut se faire au clavier.',
        'Le contraste du texte est de 7:1 dans le corps et d’au moins 4,5:1 ailleurs.',
        'Les pages restent utilisables à 400 % de zoom et à 320 pixels de large.',
      ) +
      h2('Ce qui ne fonctionne pas encore') +
      list(
        'La page de paiement appartient à notre prestataire et suit sa propre déclaration.',
        'Les anciennes brochures PDF ne sont pas balisées.',
      ) +
      p(
        'Si quelque chose vous arrête, écrivez à accessibilite@offrande.example : une personne répond sous deux jours ouvrés.',
      ),
  },
};

export const codeOfConduct: ContentPageData<Language> = {
  href: '/code-of-conduct',
  title: { en: 'Code of conduct', fr: 'Code de conduite' },
  html: {
    en:
      p('We expect of ourselves and of our partners:') +
      list(
        'no corruption, no gift that could sway a decision;',
        'fair pay and safe work, at our printers too;',
        'equal treatment of every person;',
        `a safe way to speak up: the ${link('/whistleblower', 'whistleblower line')}.`,
      ),
    fr:
      p('Nous attendons de nous-mêmes et de nos partenaires :') +
      list(
        'aucune corruption, aucun cadeau susceptible d’influencer une décision ;',
        'une rémunération juste et un travail sûr, chez nos imprimeurs aussi ;',
        'l’égalité de traitement de chaque personne ;',
        `un moyen sûr de parler : la ${link('/whistleblower', 'ligne d’alerte')}.`,
      ),
  },
};

export const whistleblower: ContentPageData<Language> = {
  href: '/whistleblower',
  title: { en: 'Whistleblower line', fr: 'Ligne d’alerte' },
  html: {
    en:
      p('Anyone who works with us may report a serious breach, by name or anonymously: alerte@offrande.example.') +
      p('We acknowledge within 7 days and answer within 3 months. Whoever reports in good faith is protected by law.'),
    fr:
      p(
        'Toute personne qui travaille avec nous peut signaler un manquement grave, nommément ou de façon anonyme : alerte@offrande.example.',
      ) +
      p(
        'Nous accusons réception sous 7 jours et répondons sous 3 mois. L’auteur d’un signalement de bonne foi est protégé par la loi.',
      ),
  },
};

export const contact: ContentPageData<Language> = {
  href: '/contact',
  title: { en: 'Contact', fr: 'Contact' },
  html: {
    en:
      p('Telephone: 01 70 00 00 00, Monday to Friday, 9:00 to 18:00.') +
      p('Email: bonjour@offrande.example. We answer within one working day.') +
      p(`Many answers are already in the ${link('/faq', 'FAQ')}.`),
    fr:
      p('Téléphone : 01 70 00 00 00, du lundi au vendredi, de 9 h à 18 h.') +
      p('E-mail : bonjour@offrande.example. Nous répondons sous un jour ouvré.') +
      p(`De nombreuses réponses se trouvent déjà dans les ${link('/faq', 'questions fréquentes')}.`),
  },
};
