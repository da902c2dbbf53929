/** Boot data of a small unit, for tests and stories of whole pages. */
import type { Boot, HomePage, PageTile, PageUnit } from '@offrande/api-client/contract';
import { mainMenu } from '@offrande/domain/access';
import { byKind } from '@offrande/domain/customer';
import { everythingOn } from '@offrande/domain/access/testing';
import type { OpeningHours, Store } from '@offrande/domain/store';
import { art } from './art.ts';

const tile = (
  itemCode: string,
  name: string,
  categoryId: string,
  usableAt: PageTile['usableAt'],
  ground: string,
): PageTile => ({
  itemCode,
  name,
  categoryId,
  low: '10',
  high: '150 €',
  usableAt,
  place: null,
  offer: null,
  imageUrl: art(ground, '#f2b631'),
});

/** Six cards; the home page shows the first four. */
export const ALL_TILES: readonly PageTile[] = [
  tile('offrande', 'Offrande, all brands', '9', 'both', '#00604e'),
  tile('kino-9', 'Kino 9', '4', 'both', '#1a1733'),
  tile('librairie-quai', 'Librairie Quai', '4', 'store', '#ead9c0'),
  tile('pomme-et-sel', 'Pomme & Sel', '1', 'store', '#f6c9c4'),
  tile('table-ronde', 'Table Ronde', '1', 'both', '#0f3a2c'),
  tile('cafe-zephyr', 'Café Zéphyr', '1', 'online', '#b0372a'),
];

export const HOME: HomePage = {
  title: 'They pick the brand. You write the card.',
  lead: '312 brands, from 10 €. Add a photo and two lines.',
  sampleLines: ['Pour tes 30 ans, Inès', 'On t’embrasse, Papa et Maman'],
  sampleAmount: '75 €',
  samplePhotoUrl: art('#f6d7a0', '#bb5a43'),
  wall: ['#1a1733', '#ded9fb', '#f6d3cb', '#f07d5a', '#ead9c0', '#cfe7f5'].map((ground) => art(ground, '#f2b631')),
  categories: [
    { id: '1', name: 'Food', count: 3 },
    { id: '4', name: 'Culture', count: 2 },
    { id: '9', name: 'All brands', count: 1 },
  ],
  total: ALL_TILES.length,
  tiles: ALL_TILES.slice(0, 4),
};

export const UNIT: PageUnit = {
  id: 'FR',
  name: 'Offrande',
  legalName: 'Offrande SAS',
  currency: 'EUR',
  digits: 2,
  country: 'FR',
  decimalSeparator: ',',
  timeZone: 'Europe/Paris',
  languages: [
    { code: 'en', tag: 'en', direction: 'ltr', ownName: 'English' },
    { code: 'fr', tag: 'fr', direction: 'ltr', ownName: 'Français' },
  ],
  layout: { header: 'logo-start', footer: 'columns', home: 'wall-and-grid' },
  metaTitle: 'Offrande, gift cards signed by you',
  metaDescription: 'One gift card, 312 brands.',
  announcement: 'Digital cards arrive within minutes.',
  tagline: 'Gift cards from 312 brands, signed by you.',
  cardImageUrl: art('#00604e', '#f07d5a'),
  menus: byKind((kind) => mainMenu(kind, everythingOn)),
  footerLinks: [
    { group: 'shop', label: 'All gift cards', href: '/#main' },
    { group: 'help', label: 'FAQ', href: '/faq' },
    { group: 'help', label: 'Check a balance', href: '/query' },
    { group: 'companies', label: 'Business landing page', href: '/b2b' },
    { group: 'legal', label: 'Terms of use', href: '/terms' },
    { group: 'legal', label: 'Code of conduct', href: '/code-of-conduct' },
  ],
  outside: {
    social: [{ name: 'Instagram', href: 'https://social.example/offrande' }],
    appStore: 'https://apps.example/ios',
    googlePlay: '',
    cookiePage: '',
    personalDataPage: '',
  },
  chat: null,
  captcha: 'proofOfWork',
  contact: { email: 'hello@offrande.example', phone: '+33 1 70 00 00 00', hours: '9:00 to 18:00' },
  maxQuantities: { guest: 10, individual: 10, business: 5000, salesman: 5000 },
  hidesDeliverToMe: false,
  pages: ['/terms'],
  cartRules: {
    allowsMultipleProducts: true,
    discountType: 'percent',
    cardMadeTaxRate: '20',
    shippingTaxRate: '20',
    cardMadeFeeMin: '15.00',
    cardMadeFeeMax: '30.00',
    salesmanApprovalFrom: '8',
  },
  addressPolicy: { countries: ['FR'], zipRules: { FR: { digits: 5, refusedPrefixes: ['97', '98'] } } },
  phoneCredit: { categoryId: '10', countries: null },
  accessPolicy: everythingOn,
  loginPolicy: {
    methods: ['normal', 'google', 'apple', 'facebook', 'singleSignOn'],
    isTwoFactor: false,
    hasBusiness: true,
    hasSalesmen: true,
    returnsAsSalesman: false,
    trustedHosts: ['localhost', 'id.example'],
  },
  individualPolicy: { isPhoneNeeded: true, isDocumentNeeded: false },
};

export const homeBoot: Boot = {
  base: '',
  path: '/',
  status: 200,
  language: { code: 'en', tag: 'en', direction: 'ltr', ownName: 'English' },
  unit: UNIT,
  data: { kind: 'home', home: HOME },
};

export const termsBoot: Boot = {
  ...homeBoot,
  path: '/terms',
  data: {
    kind: 'content',
    content: {
      title: 'Terms of use',
      html: '<h2>Who may use the shop</h2><p>Anybody. See the <a href="/faq">questions</a>.</p>',
    },
  },
};

export const faqBoot: Boot = {
  ...homeBoot,
  path: '/faq',
  data: {
    kind: 'faq',
    faq: {
      topics: [
        {
          title: 'Buying',
          entries: [{ question: 'Must I have an account?', answer: '<p>No. See the <a href="/terms">terms</a>.</p>' }],
        },
      ],
    },
  },
};

const hours = (spans: OpeningHours['monday']): OpeningHours => ({
  monday: [],
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday: [],
});

/** Three shops in two cities; one is on no map. */
export const STORES: readonly Store[] = [
  ['1', '14 rue des Lanternes', '75003', 'Paris', { latitude: 48.8631, longitude: 2.3601 }],
  ['2', '3 place du Ruban', '75014', 'Paris', null],
  ['3', '27 quai des Étoffes', '69002', 'Lyon', { latitude: 45.7551, longitude: 4.8322 }],
].map(([id, address, zipCode, city, coordinates]) => ({
  id,
  name: `Offrande ${city}`,
  address,
  zipCode,
  city,
  phone: '',
  hours: hours([{ opensAt: 600, closesAt: 1140 }]),
  coordinates,
})) as readonly Store[];

export const storesBoot: Boot = { ...homeBoot, path: '/stores', data: { kind: 'stores', stores: STORES } };

export const notFoundBoot: Boot = { ...homeBoot, path: '/not-found', status: 404, data: { kind: 'none' } };
