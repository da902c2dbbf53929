/**
 * The unit's own cards: "Offrande, all brands", sent as a file or a message, and "Offrande by post", the same value on
 * a card that is made and posted (kind CP: card-made fee per card, delivery type 0 only).
 */
import type { ProductData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { newFace } from './brands/offers.ts';
import { termOfService } from './texts.ts';

const brandCard = (
  brandCount: number,
): Omit<
  ProductData<Language>,
  'itemCode' | 'name' | 'kind' | 'cardMadeFee' | 'offer' | 'overview' | 'usableNote' | 'art'
> => ({
  categoryId: 9,
  minAmount: '10.00',
  maxAmount: '250.00',
  suggestedAmounts: ['25.00', '50.00', '75.00', '100.00', '150.00'],
  usableAt: 'both',
  discountRate: '0',
  offerUntil: null,
  voucherKind: 'multiPurpose',
  productTaxRate: '0',
  additionalTaxRate: '20',
  hasTemplates: true,
  validMonths: 12,
  isReloadable: true,
  transferMode: 'part',
  isThirdPartyProduct: false,
  about: {
    en: `Offrande brings ${brandCount} brands together on one card. You choose the face, write two lines and add a photo; the person you give it to chooses the rest.`,
    fr: `Offrande réunit ${brandCount} enseignes sur une seule carte. Vous choisissez le visuel, écrivez deux lignes et ajoutez une photo ; la personne à qui vous l’offrez choisit le reste.`,
  },
  howToUse: {
    en: 'Online, enter the card number and the six-digit PIN at the payment step. In store, show the card on a phone or on paper. What is left stays on the card. The balance can be checked at any time on this site.',
    fr: 'En ligne, saisissez le numéro de carte et le code PIN à six chiffres à l’étape du paiement. En magasin, présentez la carte sur un téléphone ou sur papier. Le reste demeure sur la carte. Le solde se consulte à tout moment sur ce site.',
  },
  termOfService: { en: termOfService.en.replace('{months}', '12'), fr: termOfService.fr.replace('{months}', '12') },
});

/** The two cards, for a unit that sells `brandCount` brands. */
export const ownCards = (brandCount: number): readonly [ProductData<Language>, ProductData<Language>] => [
  {
    ...brandCard(brandCount),
    itemCode: 'offrande',
    name: { en: 'Offrande, all brands', fr: 'Offrande, toutes enseignes' },
    kind: 'D',
    cardMadeFee: '0.00',
    offer: newFace,
    usableNote: null,
    overview: {
      en: `One card, ${brandCount} brands. The person you give it to picks where to spend it, in one go or several, online or at the till.`,
      fr: `Une carte, ${brandCount} enseignes. La personne à qui vous l’offrez choisit où la dépenser, en une ou plusieurs fois, en ligne ou en caisse.`,
    },
    art: { motif: 'confetti', palette: 'emerald', wordmark: null, seed: 17 },
  },
  {
    ...brandCard(brandCount),
    itemCode: 'offrande-by-post',
    name: { en: 'Offrande by post', fr: 'Offrande par courrier' },
    kind: 'CP',
    cardMadeFee: '15.00',
    offer: null,
    usableNote: { en: 'Printed and posted in 3 to 4 days', fr: 'Imprimée et postée en 3 à 4 jours' },
    overview: {
      en: `The card of ${brandCount} brands, printed with your photo and your lines, posted in an envelope. It stays locked until you confirm that it has arrived.`,
      fr: `La carte aux ${brandCount} enseignes, imprimée avec votre photo et vos deux lignes, envoyée sous enveloppe. Elle reste verrouillée jusqu’à ce que vous confirmiez sa réception.`,
    },
    art: { motif: 'ribbon', palette: 'emerald', wordmark: { text: 'Offrande', face: 'sans' }, seed: 5 },
  },
];
