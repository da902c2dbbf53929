/** What companies can take with them before they order: composed as PDFs by the server. */
import type { BrochureData } from '../unit-data.ts';
import type { Language } from './languages.ts';

export const brochures: readonly BrochureData<Language>[] = [
  {
    id: 'gift-cards-for-companies',
    title: { en: 'Gift cards for companies', fr: 'Les cartes cadeaux pour les entreprises' },
    lead: {
      en: 'How a company opens its account, what it pays, and how its cards arrive.',
      fr: 'Comment une entreprise ouvre son compte, ce qu’elle paie, et comment ses cartes arrivent.',
    },
    sections: [
      {
        title: { en: 'Open an account', fr: 'Ouvrir un compte' },
        paragraphs: [
          {
            en: 'Register with your company’s number, the extract of its register and the identity document of its contact. We answer within 5 working days, by email.',
            fr: 'Inscrivez-vous avec le numéro de votre entreprise, son extrait Kbis et la pièce d’identité de son contact. Nous répondons sous 5 jours ouvrés, par e-mail.',
          },
          {
            en: 'Before the first order we verify your company: a list of questions that you answer in as many sittings as you like, alone or with a colleague.',
            fr: 'Avant la première commande, nous vérifions votre entreprise : une liste de questions à laquelle vous répondez en autant de fois que vous voulez, seul ou avec un collègue.',
          },
        ],
      },
      {
        title: { en: 'Pay less for more', fr: 'Payer moins pour plus' },
        paragraphs: [
          {
            en: 'Discounts grow with the amount of an order, and your contract may add its own. The cart shows what applies and what is missing to the next tier.',
            fr: 'Les remises augmentent avec le montant d’une commande, et votre contrat peut y ajouter les siennes. Le panier montre celle qui s’applique et ce qui manque jusqu’au palier suivant.',
          },
          {
            en: 'You pay by card, by bank transfer or from your company’s wallet, and find every invoice in your account.',
            fr: 'Vous payez par carte, par virement ou avec le portefeuille de votre entreprise, et retrouvez chaque facture dans votre compte.',
          },
        ],
      },
      {
        title: { en: 'How the cards arrive', fr: 'Comment les cartes arrivent' },
        paragraphs: [
          {
            en: 'By email or text message within minutes or on a day that you choose, as a PDF to print, or by post in mainland France within 3 to 4 days.',
            fr: 'Par e-mail ou par SMS en quelques minutes ou le jour de votre choix, en PDF à imprimer, ou par courrier en France métropolitaine sous 3 à 4 jours.',
          },
          {
            en: 'Each card bears your words and, where you like, your own picture. Whoever receives it spends it in one go or in several, online and in shops.',
            fr: 'Chaque carte porte vos mots et, si vous le souhaitez, votre propre image. La personne qui la reçoit la dépense en une ou plusieurs fois, en ligne et en magasin.',
          },
        ],
      },
    ],
  },
  {
    id: 'security-and-data',
    title: { en: 'Security and data', fr: 'Sécurité et données' },
    lead: {
      en: 'How cards, documents and people are protected.',
      fr: 'Comment les cartes, les documents et les personnes sont protégés.',
    },
    sections: [
      {
        title: { en: 'Cards', fr: 'Les cartes' },
        paragraphs: [
          {
            en: 'A card has a number and a PIN. A posted card stays locked until its arrival is confirmed; a lost one is blocked by one press, and its value is kept.',
            fr: 'Une carte a un numéro et un code PIN. Une carte postée reste verrouillée jusqu’à la confirmation de son arrivée ; une carte perdue se bloque d’un clic, et sa valeur est conservée.',
          },
        ],
      },
      {
        title: { en: 'Documents', fr: 'Les documents' },
        paragraphs: [
          {
            en: 'What your company sends us is encrypted, opened by its administrators and, for a reason that is written down, by our staff, and deleted after its term.',
            fr: 'Ce que votre entreprise nous envoie est chiffré, ouvert par ses administrateurs et, pour un motif consigné par écrit, par nos équipes, puis supprimé à son terme.',
          },
        ],
      },
      {
        title: { en: 'People', fr: 'Les personnes' },
        paragraphs: [
          {
            en: 'Everybody who acts for your company signs in with a password of their own, in a role and, where you like, within a limit per order and per month.',
            fr: 'Chaque personne qui agit pour votre entreprise se connecte avec son propre mot de passe, dans un rôle et, si vous le souhaitez, dans une limite par commande et par mois.',
          },
        ],
      },
    ],
  },
];
