/**
 * Parameters of the French unit, by the names of spec section 1. Several products may share an order
 * (`isAllowMultipleProduct` 1): the pictures' checkout offers to add another card. The faces of one product are its
 * templates and need no such permission. The payment provider may be changed to `lyra` here and nowhere else.
 */
import type { UnitParameters } from '../unit-data.ts';
import { footerLinks } from './footer-links.ts';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';

export const parameters = {
  buId: 'FR',
  buName: 'Offrande',
  buLegalName: 'Offrande SAS',
  currency: 'EUR',
  decimalDigits: 2,
  country: 'FR',
  defaultLang: 'fr',
  languages,
  memberShip: 1,
  discountType: 'P',
  // C04 credit card, 16 debit card, PP payment service, IBT and ABT instant and ordinary bank payment, 03 bank
  // transfer, 05 bank check, 14 wallet, 15 gift card, 17 third-party coupon
  paymentType: {
    C: ['C04', '16', 'PP', 'IBT', '03', '14', '15', '17'],
    B: ['C04', '16', 'IBT', 'ABT', '03', '05', '14', '15', '17'],
    S: ['C04', '03', '05', '15', '17'],
  },
  // Invented: bank code 99999 belongs to nobody. The check digits are right.
  bankAccount: {
    beneficiary: 'Offrande SAS',
    iban: 'FR7699999000010000001400019',
    bic: 'OFFRFRPPXXX',
    bankName: 'Banque de l’Exemple',
  },
  cardMadeTaxRate: '20',
  shippingTaxRate: '20',
  isEnableGuestMode: 1,
  guestModeOnly: 0,
  isAllowMultipleProduct: 1,
  b2bMaxQty: 5000,
  b2cMaxQty: 10,
  pspProvider: 'UpstreamPay',
  mediaList: [
    { name: 'Instagram', href: 'https://www.instagram.com/offrande.example' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/offrande-example' },
    { name: 'YouTube', href: 'https://www.youtube.com/@offrande-example' },
  ],
  moreInfoList: footerLinks,
  isNeedWallet: 1,
  isNeedQuery: 1,
  hideDeliverToMe: 0,
  cookieUrl: '/cookies',
  personalDataUrl: '/personal-data',
  appStoreUrl: 'https://apps.offrande.example/ios',
  googlePlayUrl: 'https://apps.offrande.example/android',
  metaTitle: { en: 'Offrande, gift cards signed by you', fr: 'Offrande, les cartes cadeaux signées par vous' },
  metaDescription: {
    en: 'One gift card, 312 brands, from 10 to 250 €. Add a photo and two lines, then send it by email, by text or by post.',
    fr: 'Une carte cadeau, 312 enseignes, de 10 à 250 €. Ajoutez une photo et deux lignes, puis envoyez-la par e-mail, par SMS ou par courrier.',
  },
  timeZone: 'Europe/Paris',
  decimalSeparator: ',',
  isNeedB2B: 1,
  // On once their pages are built.
  isNeedSalesman: 0,
  loginMethods: ['normal', 'singleSignOn', 'apple', 'google', 'facebook'],
  deliveryCountries: ['FR'],
  refusedZipPrefixes: ['97', '98'],
  cardMadeFeeMin: '15.00',
  cardMadeFeeMax: '30.00',
  orderApprovalFrom: '2000.00',
  phoneCreditCategoryId: 10,
  contactEmail: 'bonjour@offrande.example',
  contactPhone: '+33170000000',
  contactHours: { en: 'Monday to Friday, 9:00 to 18:00', fr: 'Du lundi au vendredi, de 9 h à 18 h' },
  seller: {
    line1: '12 rue de l’Exemple',
    line2: '',
    zipCode: '75003',
    city: 'Paris',
    vatNumber: 'FR00000000000',
    registrationNumber: 'RCS Paris 000 000 000',
  },
  invoicePrefix: 'FR-',
  fulfilmentEmail: 'colis@offrande.example',
} as const satisfies UnitParameters<Language>;
