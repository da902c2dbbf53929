/**
 * The words of what the shop sends: emails, text messages, the printed card. One table a language; a language without a
 * table falls back to English. `{name}` stands for a value, which is escaped where it enters HTML.
 */
export interface DeliveryWords {
  readonly cardSubject: string;
  readonly cardTitle: string;
  readonly cardFrom: string;
  readonly cardIntro: string;
  readonly cardAttached: string;
  readonly cardNumber: string;
  readonly pin: string;
  readonly expiresOn: string;
  readonly howToUse: string;
  readonly scan: string;
  readonly keepSafe: string;
  readonly sms: string;
  readonly receiptSubject: string;
  readonly receiptTitle: string;
  readonly receiptIntro: string;
  readonly receiptLines: string;
  readonly receiptTotal: string;
  readonly receiptPosted: string;
  readonly receiptCards: string;
  readonly ownCardsSubject: string;
  readonly seeOrder: string;
}

const EN: DeliveryWords = {
  cardSubject: '{sender} has sent you a gift card of {amount}',
  cardTitle: 'A card for you',
  cardFrom: 'From {sender}',
  cardIntro: '{receiver}, here is your {product} gift card.',
  cardAttached: 'The card to print is attached.',
  cardNumber: 'Card number',
  pin: 'PIN',
  expiresOn: 'Valid until',
  howToUse: 'How to use it',
  scan: 'To scan at the till',
  keepSafe: 'Keep this card like cash: whoever has the number and the PIN can use it.',
  sms: '{sender} has sent you a {product} gift card of {amount}. Number {number}, PIN {pin}, valid until {expiry}.',
  receiptSubject: 'Order {order} confirmed',
  receiptTitle: 'Order confirmed',
  receiptIntro: 'Thank you, {buyer}. Your order {order} is paid.',
  receiptLines: '{quantity} × {product}, {amount}, for {receiver}',
  receiptTotal: 'Total paid: {total}',
  receiptPosted: 'Posted cards arrive in 3 to 4 days and stay locked until you confirm that they have arrived.',
  receiptCards: 'The cards to print are attached.',
  ownCardsSubject: 'Your gift cards of order {order}',
  seeOrder: 'See your order',
};

const FR: DeliveryWords = {
  cardSubject: '{sender} vous offre une carte cadeau de {amount}',
  cardTitle: 'Une carte pour vous',
  cardFrom: 'De la part de {sender}',
  cardIntro: '{receiver}, voici votre carte cadeau {product}.',
  cardAttached: 'La carte à imprimer est jointe.',
  cardNumber: 'Numéro de carte',
  pin: 'Code PIN',
  expiresOn: 'Valable jusqu’au',
  howToUse: 'Comment l’utiliser',
  scan: 'À scanner en caisse',
  keepSafe: 'Gardez cette carte comme de l’argent liquide : qui a le numéro et le code peut l’utiliser.',
  sms: '{sender} vous offre une carte cadeau {product} de {amount}. Numéro {number}, code {pin}, valable jusqu’au {expiry}.',
  receiptSubject: 'Commande {order} confirmée',
  receiptTitle: 'Commande confirmée',
  receiptIntro: 'Merci {buyer}. Votre commande {order} est payée.',
  receiptLines: '{quantity} × {product}, {amount}, pour {receiver}',
  receiptTotal: 'Total payé : {total}',
  receiptPosted:
    'Les cartes envoyées par la poste arrivent sous 3 à 4 jours et restent verrouillées jusqu’à ce que vous confirmiez leur arrivée.',
  receiptCards: 'Les cartes à imprimer sont jointes.',
  ownCardsSubject: 'Vos cartes cadeaux de la commande {order}',
  seeOrder: 'Voir votre commande',
};

const WORDS: Readonly<Record<string, DeliveryWords>> = { en: EN, fr: FR };

export const wordsIn = (language: string): DeliveryWords => WORDS[language] ?? EN;

/** Puts values into a sentence. A name without a value is a defect. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return value;
  });
