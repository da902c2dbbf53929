/** Phone credit: cards of the unit's phone-credit category, sent by SMS. Operators are invented. */
import type { CardArt, MotifName, PaletteName } from '../../art/index.ts';
import type { ProductData } from '../../unit-data.ts';
import type { Language } from '../languages.ts';
import { suggestedAmounts } from './amounts.ts';
import { seedOf, slugOf } from './expand.ts';

const rows: readonly (readonly [
  name: string,
  motif: MotifName,
  palette: PaletteName,
  face: NonNullable<CardArt['wordmark']>['face'],
])[] = [
  ['Allo Bleu', 'signal', 'navy', 'lower'],
  ['Mobile Cigale', 'chips', 'butter', 'sans'],
  ['Onde Libre', 'signal', 'plum', 'caps'],
  ['Réseau Nord', 'chips', 'sky', 'wide'],
  ['Forfait Zéro', 'signal', 'coal', 'lower'],
  ['Tandem', 'chips', 'emerald', 'sans'],
];

export const phoneCredit: readonly ProductData<Language>[] = rows.map(([name, motif, palette, face]) => ({
  itemCode: slugOf(`${name} mobile`),
  name: { en: name, fr: name },
  categoryId: 10,
  kind: 'D',
  minAmount: '5.00',
  maxAmount: '50.00',
  suggestedAmounts: suggestedAmounts([5, 50]),
  usableAt: 'online',
  usableNote: { en: 'By text message', fr: 'Par SMS' },
  discountRate: '0',
  offer: null,
  offerUntil: null,
  voucherKind: 'singlePurpose',
  productTaxRate: '20',
  additionalTaxRate: '20',
  cardMadeFee: '0.00',
  hasTemplates: false,
  validMonths: 6,
  isReloadable: false,
  transferMode: 'whole',
  isThirdPartyProduct: true,
  overview: { en: `Credit for any ${name} number, at once.`, fr: `Du crédit pour tout numéro ${name}, immédiatement.` },
  about: {
    en: `${name} sells calls, texts and data without a contract.`,
    fr: `${name} propose des appels, des SMS et de l’internet mobile sans engagement.`,
  },
  howToUse: {
    en: 'The code arrives by text message. Dial the service number, enter the code and listen for the new balance.',
    fr: 'Le code arrive par SMS. Composez le numéro de service, saisissez le code et écoutez le nouveau solde.',
  },
  termOfService: {
    en: 'Valid for 6 months from purchase. The code is used once and is not refunded.',
    fr: 'Valable 6 mois à compter de l’achat. Le code s’utilise une seule fois et n’est pas remboursé.',
  },
  art: { motif, palette, wordmark: { text: name, face }, seed: seedOf(name) },
}));
