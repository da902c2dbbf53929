/** Questions and answers of the French unit. The answer about delivery has the wording of spec section 1. */
import type { FaqEntryData, Texts } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { link, p } from './blocks.ts';

const buying: Texts<Language> = { en: 'Buying', fr: 'Acheter' };
const delivery: Texts<Language> = { en: 'Delivery', fr: 'Livraison' };
const using: Texts<Language> = { en: 'Using a card', fr: 'Utiliser une carte' };
const companies: Texts<Language> = { en: 'Companies', fr: 'Entreprises' };

type Row = readonly [topic: Texts<Language>, question: Texts<Language>, answer: Texts<Language>];

const rows: readonly Row[] = [
  [
    buying,
    { en: 'Do I need an account to buy a card?', fr: 'Faut-il un compte pour acheter une carte ?' },
    {
      en: p('No. You can order as a guest. With an account you find your cards, balances and orders again.'),
      fr: p(
        'Non. Vous pouvez commander en tant qu’invité. Avec un compte, vous retrouvez vos cartes, vos soldes et vos commandes.',
      ),
    },
  ],
  [
    buying,
    { en: 'How many cards can I order at once?', fr: 'Combien de cartes puis-je commander à la fois ?' },
    {
      en: p('Up to 10 in one order. Companies can order up to 5,000, from a spreadsheet.'),
      fr: p('Jusqu’à 10 par commande. Les entreprises peuvent en commander jusqu’à 5 000, à partir d’un tableur.'),
    },
  ],
  [
    buying,
    { en: 'Can I pay with a gift card?', fr: 'Puis-je payer avec une carte cadeau ?' },
    {
      en: p(
        'Yes, with one or several, beside another means of payment. Some cards cannot be used in part: what is left on them is lost, and we say so before you pay.',
      ),
      fr: p(
        'Oui, avec une ou plusieurs, en complément d’un autre moyen de paiement. Certaines cartes ne s’utilisent pas en partie : le reste est alors perdu, et nous vous le signalons avant le paiement.',
      ),
    },
  ],
  [
    buying,
    {
      en: 'Can I put posted and digital cards in one order?',
      fr: 'Puis-je commander ensemble des cartes postées et numériques ?',
    },
    {
      en: p('No. Make two orders: one for the cards we post, one for the others.'),
      fr: p('Non. Passez deux commandes : une pour les cartes postées, une pour les autres.'),
    },
  ],
  [
    buying,
    { en: 'What can I write on a card?', fr: 'Que puis-je écrire sur une carte ?' },
    {
      en: p(
        'Two lines of 32 characters, and a photo in PNG or JPG. Cards without a face to choose carry a message of up to 500 characters.',
      ),
      fr: p(
        'Deux lignes de 32 caractères, et une photo au format PNG ou JPG. Les cartes sans visuel au choix portent un message de 500 caractères au plus.',
      ),
    },
  ],
  [
    delivery,
    { en: 'How long does delivery take?', fr: 'Quels sont les délais de livraison ?' },
    {
      en: p(
        `Posted cards: 3 to 4 days, mainland France only, card payment only. Digital cards: within minutes. More under ${link('/delivery-information', 'delivery information')}.`,
      ),
      fr: p(
        `Cartes postées : 3 à 4 jours, France métropolitaine uniquement, paiement par carte uniquement. Cartes numériques : quelques minutes. Plus de détails dans les ${link('/delivery-information', 'informations de livraison')}.`,
      ),
    },
  ],
  [
    delivery,
    { en: 'Can a card arrive on a given day?', fr: 'Une carte peut-elle arriver un jour précis ?' },
    {
      en: p('Yes, if it is digital. Choose the date and the time, Paris time.'),
      fr: p('Oui, si elle est numérique. Choisissez la date et l’heure, heure de Paris.'),
    },
  ],
  [
    delivery,
    { en: 'Why is my posted card locked?', fr: 'Pourquoi ma carte postée est-elle verrouillée ?' },
    {
      en: p('So that nobody can spend it on the way. When it has arrived, open the link in your email and confirm.'),
      fr: p(
        'Pour que personne ne puisse la dépenser en chemin. À sa réception, ouvrez le lien reçu par e-mail et confirmez.',
      ),
    },
  ],
  [
    using,
    { en: 'How do I know what is left on a card?', fr: 'Comment connaître le solde d’une carte ?' },
    {
      en: p(`Under ${link('/query', 'check a balance')}, with the card number and PIN. No account is needed.`),
      fr: p(
        `À la page ${link('/query', 'consulter un solde')}, avec le numéro de carte et le code PIN. Aucun compte n’est nécessaire.`,
      ),
    },
  ],
  [
    using,
    { en: 'How long is a card valid?', fr: 'Quelle est la durée de validité d’une carte ?' },
    {
      en: p('12 months from purchase for most cards. The date is on the card.'),
      fr: p('12 mois à compter de l’achat pour la plupart des cartes. La date figure sur la carte.'),
    },
  ],
  [
    using,
    { en: 'I lost a card. What can I do?', fr: 'J’ai perdu une carte. Que faire ?' },
    {
      en: p(
        'Sign in and block it: it cannot be used until you unblock it. If it was bought without an account, import it first.',
      ),
      fr: p(
        'Connectez-vous et bloquez-la : elle est inutilisable jusqu’à son déblocage. Si elle a été achetée sans compte, importez-la d’abord.',
      ),
    },
  ],
  [
    using,
    { en: 'Can I give my card to a friend?', fr: 'Puis-je transmettre ma carte à un proche ?' },
    {
      en: p('Yes. Transfer it from your account, by email or by text. The old number stops working.'),
      fr: p('Oui. Transférez-la depuis votre compte, par e-mail ou par SMS. L’ancien numéro cesse de fonctionner.'),
    },
  ],
  [
    companies,
    {
      en: 'How much can an employee receive free of contributions?',
      fr: 'Combien un salarié peut-il recevoir en exonération ?',
    },
    {
      en: p('{exemptionCap} per employee and year. Beyond it, each card must answer an event.'),
      fr: p('{exemptionCap} par salarié et par an. Au-delà, chaque carte doit répondre à un événement.'),
    },
  ],
];

export const faq: readonly FaqEntryData<Language>[] = rows.map(([topic, question, answer]) => ({
  topic,
  question,
  answer,
}));
