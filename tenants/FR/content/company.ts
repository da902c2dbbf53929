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
        'Publisher: Offrande SAS, capital 250,000 €, 14 rue des Lanternes, 75003 Paris, registered in Paris under 000 000 000.',
      ) +
      p('Director of publication: the president of Offrande SAS. Telephone: 01 70 00 00 00.') +
      h2('Mediator') +
      p('Médiation de la consommation, mediation@offrande.example.') +
      h2('Funds held') +
      p('The value of cards that have not been spent is kept apart from the company’s own money.'),
    fr:
      p('Éditeur : Offrande SAS, capital de 250 000 €, 14 rue des Lanternes, 75003 Paris, RCS Paris 000 000 000.') +
      p('Directeur de la publication : le président d’Offrande SAS. Téléphone : 01 70 00 00 00.') +
      h2('Médiateur') +
      p('Médiation de la consommation, mediation@offrande.example.') +
      h2('Fonds détenus') +
      p('La valeur des cartes non dépensées est conservée séparément des fonds propres de la société.'),
  },
};

export const accessibility: ContentPageData<Language> = {
  href: '/accessibility',
  title: { en: 'Accessibility: partially compliant', fr: 'Accessibilité : partiellement conforme' },
  html: {
    en:
      p('This site aims at WCAG 2.2 level AA and the French RGAA. It is partially compliant.') +
      h2('What works') +
      list(
        'Everything can be done with a keyboard.',
        'Text contrast is 7:1 in the body and 4.5:1 at least elsewhere.',
        'Pages work at 400 % zoom and at 320 pixels wide.',
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
        'Les pages restent utilisables à 400 % de zoom et à 320 pixels de large.',
      ) +
      h2('Ce qui ne fonctionne pas encore') +
      list(
        'La page de paiement appartient à notre prestataire et suit sa propre déclaration.',
        'Les anciennes brochures PDF ne sont pas balisées.',
      ) +
      p(
        'Si quelque chose vous arrête, écrivez à accessibilite@offrande.example : une personne répond sous deux jours ouvrés.',
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
      p('Nous attendons de nous-mêmes et de nos partenaires :') +
      list(
        'aucune corruption, aucun cadeau susceptible d’influencer une décision ;',
        'une rémunération juste et un travail sûr, chez nos imprimeurs aussi ;',
        'l’égalité de traitement de chaque personne ;',
        `un moyen sûr de parler : la ${link('/whistleblower', 'ligne d’alerte')}.`,
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
        'Toute personne qui travaille avec nous peut signaler un manquement grave, nommément ou de façon anonyme : alerte@offrande.example.',
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
      p(
        'Emails are answered within one working day. Have your order number at hand: it stands in every email of ours.',
      ) +
      h2('Card lost or stolen') +
      p(
        `Block it at once in ${link('/account/cards', 'your cards')}, or call us. We never ask for a PIN, neither by phone nor by email.`,
      ) +
      h2('A complaint') +
      p(
        `Write to us first. If the answer does not satisfy you, the mediator of our ${link('/legal-notices', 'legal notices')} is free of charge.`,
      ),
    fr:
      p(
        'Nous répondons aux e-mails sous un jour ouvré. Gardez votre numéro de commande à portée de main : il figure dans chacun de nos e-mails.',
      ) +
      h2('Carte perdue ou volée') +
      p(
        `Bloquez-la aussitôt dans ${link('/account/cards', 'vos cartes')}, ou appelez-nous. Nous ne demandons jamais de code PIN, ni par téléphone ni par e-mail.`,
      ) +
      h2('Une réclamation') +
      p(
        `Écrivez-nous d’abord. Si la réponse ne vous convient pas, le médiateur de nos ${link('/legal-notices', 'mentions légales')} est gratuit.`,
      ),
  },
};
