/** Privacy, personal data and cookies of the French unit. Specimen texts, to be replaced by the unit's counsel. */
import type { ContentPageData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { h2, link, list, p } from './blocks.ts';

export const privacyPolicy: ContentPageData<Language> = {
  href: '/privacy-policy',
  title: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
  html: {
    en:
      p('Offrande SAS is responsible for the data processed on this site.') +
      h2('What is kept, and how long') +
      list(
        'Order data: 10 years, as accounting law asks.',
        'Account data: until the account is closed, then 3 years.',
        'A guest’s details: only for the order itself.',
        'The words and photo on a card: until the card expires.',
      ) +
      h2('Who sees it') +
      p(
        'Our payment provider, our printer for posted cards, and the services that carry emails and text messages. Nobody buys it.',
      ) +
      p(`Your rights are described under ${link('/personal-data', 'personal data')}.`),
    fr:
      p('Offrande SAS est responsable des données traitées sur ce site.') +
      h2('Ce qui est conservé, et combien de temps') +
      list(
        'Les données de commande : 10 ans, comme l’exige le droit comptable.',
        'Les données de compte : jusqu’à la fermeture du compte, puis 3 ans.',
        'Les coordonnées d’un invité : pour la seule commande.',
        'Les mots et la photo d’une carte : jusqu’à l’expiration de la carte.',
      ) +
      h2('Qui y a accès') +
      p(
        'Notre prestataire de paiement, notre imprimeur pour les cartes postées, et les services qui acheminent e-mails et SMS. Elles ne sont jamais vendues.',
      ) +
      p(`Vos droits sont décrits à la page ${link('/personal-data', 'données personnelles')}.`),
  },
};

export const personalData: ContentPageData<Language> = {
  href: '/personal-data',
  title: { en: 'Personal data', fr: 'Données personnelles' },
  html: {
    en:
      p('You may see, correct, take with you or erase the data we hold about you, and object to its use.') +
      list(
        'Most of it can be changed in your account.',
        'For the rest, write to donnees@offrande.example; we answer within a month.',
        'You may also complain to the French authority, the CNIL.',
      ) +
      h2('Receivers of cards') +
      p('We use a receiver’s name, email, telephone number or address to deliver the card, and for nothing else.'),
    fr:
      p(
        'Vous pouvez consulter, rectifier, emporter ou effacer les données qui vous concernent, et vous opposer à leur utilisation.',
      ) +
      list(
        'La plupart se modifient dans votre compte.',
        'Pour le reste, écrivez à donnees@offrande.example ; nous répondons sous un mois.',
        'Vous pouvez aussi adresser une réclamation à la CNIL.',
      ) +
      h2('Destinataires des cartes') +
      p(
        'Le nom, l’e-mail, le téléphone ou l’adresse d’un destinataire servent à remettre la carte, et à rien d’autre.',
      ),
  },
};

export const cookies: ContentPageData<Language> = {
  href: '/cookies',
  title: { en: 'Cookies', fr: 'Cookies' },
  html: {
    en:
      p('Essential cookies keep your cart, your session and your choices. They are always on.') +
      list(
        'Analytics: counts visits, without names. Off until you allow it.',
        'Advertising: measures our campaigns. Off until you allow it.',
      ) +
      p('Your choice can be changed at any time with “Cookie choices” at the foot of each page.'),
    fr:
      p('Les cookies essentiels conservent votre panier, votre session et vos choix. Ils sont toujours actifs.') +
      list(
        'Mesure d’audience : compte les visites, sans nom. Désactivée tant que vous ne l’autorisez pas.',
        'Publicité : mesure nos campagnes. Désactivée tant que vous ne l’autorisez pas.',
      ) +
      p('Votre choix se modifie à tout moment avec « Gérer les cookies », en bas de chaque page.'),
  },
};
