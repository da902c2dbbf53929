/** General conditions, conditions of sale and terms of use of the French unit. Specimen texts, to be replaced by the unit's counsel. */
import type { ContentPageData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { h2, link, list, p } from './blocks.ts';

export const generalConditions: ContentPageData<Language> = {
  href: '/general-conditions',
  title: { en: 'General conditions', fr: 'Conditions générales' },
  html: {
    en:
      p('These conditions apply to every account opened with Offrande SAS, by an individual or a company.') +
      h2('Opening an account') +
      list(
        'The account holder is at least 18 years old or acts for a registered company.',
        'Company accounts are checked within 5 business days; the answer comes by email.',
        'The password stays with its owner. A lost password is renewed from the sign-in page.',
      ) +
      h2('Using cards') +
      list(
        'A card is valid until the date printed on it, at most 12 months after purchase.',
        'A posted card is locked until its buyer confirms that it has arrived.',
        'A blocked card cannot pay, be transferred or be topped up until it is unblocked.',
      ) +
      h2('Closing an account') +
      p(
        'An account is closed from its settings. Balances that are left remain on the cards, which stay usable with their number and PIN.',
      ),
    fr:
      p(
        'Ces conditions s’appliquent à tout compte ouvert auprès d’Offrande SAS, par un particulier ou une entreprise.',
      ) +
      h2('Ouvrir un compte') +
      list(
        'Le titulaire a au moins 18 ans ou agit pour une entreprise immatriculée.',
        'Les comptes professionnels sont vérifiés sous 5 jours ouvrés ; la réponse est envoyée par e-mail.',
        'Le mot de passe reste personnel. Un mot de passe perdu se renouvelle depuis la page de connexion.',
      ) +
      h2('Utiliser les cartes') +
      list(
        'Une carte est valable jusqu’à la date indiquée, au plus 12 mois après l’achat.',
        'Une carte postée reste verrouillée jusqu’à ce que l’acheteur confirme sa réception.',
        'Une carte bloquée ne peut ni payer, ni être transférée, ni être rechargée avant son déblocage.',
      ) +
      h2('Fermer un compte') +
      p(
        'Un compte se ferme depuis ses réglages. Les soldes restants demeurent sur les cartes, utilisables avec leur numéro et leur code PIN.',
      ),
  },
};

export const salesConditions: ContentPageData<Language> = {
  href: '/sales-conditions',
  title: { en: 'General conditions of sale', fr: 'Conditions générales de vente' },
  html: {
    en:
      h2('Prices') +
      p(
        'Prices are in euros, tax included. Card making and letters carry VAT at 20 %. The card’s own value carries none when it is bought.',
      ) +
      h2('Order and payment') +
      p(
        'An order is firm once payment is accepted. A payment by transfer is to be completed within 30 minutes. Orders that need a check are approved within 24 hours.',
      ) +
      h2('Delivery') +
      p(
        `Digital cards are sent within minutes, or on the chosen date. Posted cards take 3 to 4 days, mainland France only. See ${link('/delivery-information', 'delivery information')}.`,
      ) +
      h2('Right of withdrawal') +
      p(
        'A card that has not been used can be returned within 14 days of purchase. Card making to a personal design is not refunded.',
      ) +
      h2('Disputes') +
      p('French law applies. A consumer may turn to the mediator named in the legal notices, free of charge.'),
    fr:
      h2('Prix') +
      p(
        'Les prix sont en euros, toutes taxes comprises. La fabrication des cartes et les lettres sont soumises à une TVA de 20 %. La valeur de la carte n’est pas taxée à l’achat.',
      ) +
      h2('Commande et paiement') +
      p(
        'Une commande est ferme dès l’acceptation du paiement. Un paiement par virement doit être effectué sous 30 minutes. Les commandes soumises à vérification sont approuvées sous 24 heures.',
      ) +
      h2('Livraison') +
      p(
        `Les cartes numériques sont envoyées en quelques minutes, ou à la date choisie. Les cartes postées arrivent en 3 à 4 jours, en France métropolitaine uniquement. Voir les ${link('/delivery-information', 'informations de livraison')}.`,
      ) +
      h2('Droit de rétractation') +
      p(
        'Une carte qui n’a pas été utilisée peut être retournée dans les 14 jours suivant l’achat. La fabrication d’une carte personnalisée n’est pas remboursée.',
      ) +
      h2('Litiges') +
      p(
        'Le droit français s’applique. Le consommateur peut saisir gratuitement le médiateur indiqué dans les mentions légales.',
      ),
  },
};

export const terms: ContentPageData<Language> = {
  href: '/terms',
  title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
  html: {
    en:
      p('This site may be used to choose, buy, send and look after gift cards.') +
      list(
        'Photos and words added to a card must belong to you or be yours to use.',
        'Text that carries program code is refused.',
        'After 30 minutes without activity you are signed out.',
        'Balance queries are for the holder of the card and are limited in number.',
      ),
    fr:
      p('Ce site permet de choisir, d’acheter, d’envoyer et de gérer des cartes cadeaux.') +
      list(
        'Les photos et les mots ajoutés à une carte doivent vous appartenir ou être libres d’utilisation.',
        'Un texte contenant du code informatique est refusé.',
        'Après 30 minutes sans activité, la session est fermée.',
        'La consultation de solde est réservée au porteur de la carte et limitée en nombre.',
      ),
  },
};
