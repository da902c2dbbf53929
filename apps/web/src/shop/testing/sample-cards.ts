/** The sold card of the mockups with its history; and a parcel waiting to be unlocked. */
import type { MemoryCardOptions } from '@offrande/api-client/testing';
import type { Card, CardDetail } from '@offrande/domain/card';
import type { CardEvent, CardEventKind } from '@offrande/domain/card-history';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { art } from '../../app/testing/art.ts';

export const CARD_NUMBER = '9250003177458812';
export const PIN = '482913';
export const PARCEL = 'FR1.0123456789ABCDEFGHJKMNPQRS';

const eur = (amount: string) => money(amount, euro);

export const TODAY = { year: 2026, month: 6, day: 12 } as const;

const card: Card = {
  cardNumber: CARD_NUMBER,
  pin: PIN,
  balance: eur('43.20'),
  initialBalance: eur('75'),
  hasMoved: true,
  country: 'FR',
  purchasedOn: { year: 2026, month: 5, day: 14 },
  expiresOn: { year: 2027, month: 5, day: 14 },
  state: 'used',
  isBlocked: false,
  lock: null,
};

const detail: CardDetail = {
  itemCode: 'OFFRANDE',
  productName: 'Offrande, all brands',
  productImageUrl: null,
  howToUse: '',
  termsOfService: '',
  redeemPlace: '',
  transferMode: 'whole',
  isReloadable: true,
  isThirdPartyProduct: false,
  cards: [card],
};

/** Another card of the mockups: product, number, balance, and overrides. */
const held = (
  itemCode: string,
  productName: string,
  [ground, mark]: readonly [string, string],
  over: Pick<Card, 'cardNumber' | 'balance' | 'purchasedOn'> & Partial<Card>,
  about: Partial<CardDetail> = {},
): CardDetail => ({
  ...detail,
  itemCode,
  productName,
  productImageUrl: art(ground, mark),
  ...about,
  cards: [{ ...card, initialBalance: over.balance, hasMoved: false, state: 'new', ...over }],
});

const on = (month: number, day: number) => ({ year: 2026, month, day });

/** The six cards of picture 05, one in each state. */
export const HELD_CARDS: readonly CardDetail[] = [
  { ...detail, productImageUrl: art('#00604e', '#f07d5a'), transferMode: 'part' },
  held('KINO', 'Kino 9', ['#1a1733', '#f2b631'], {
    cardNumber: '9250003177458874',
    balance: eur('30'),
    purchasedOn: on(5, 12),
    state: 'new',
  }),
  held('QUAI', 'Librairie Quai', ['#ead9c0', '#bb5a43'], {
    cardNumber: '9250003177451093',
    balance: eur('12.50'),
    initialBalance: eur('50'),
    hasMoved: true,
    purchasedOn: on(4, 3),
    expiresOn: on(6, 30),
  }),
  held('PISTE', 'Piste', ['#b0372a', '#f6c9c4'], {
    cardNumber: '9250003177455521',
    balance: eur('50'),
    purchasedOn: on(3, 20),
    isBlocked: true,
  }),
  held('POMME', 'Pomme & Sel', ['#f6c9c4', '#b0372a'], {
    cardNumber: '9250003177457710',
    balance: eur('0'),
    initialBalance: eur('25'),
    hasMoved: true,
    purchasedOn: on(2, 14),
  }),
  held(
    'BAINS',
    'Bains d’Ocre',
    ['#e7c48f', '#bb5a43'],
    { cardNumber: '9250003177453318', balance: eur('120'), purchasedOn: on(1, 9), state: 'new' },
    { isReloadable: false, transferMode: 'none' },
  ),
];

const event = (kind: CardEventKind, amount: string, after: string, day: number): CardEvent => ({
  kind,
  amount: eur(amount),
  balanceAfter: eur(after),
  at: Date.UTC(2026, 4, day, 10),
  reference: null,
});

/** Twelve events, so that there is more than one page. */
const history: readonly CardEvent[] = [
  event('redeem', '31.80', '43.20', 30),
  event('reload', '25', '75', 29),
  ...Array.from({ length: 9 }, (_, at) => event('redeem', '1', String(50 + at), 28 - at)),
  event('received', '59', '59', 14),
];

export const HELD: Omit<MemoryCardOptions, 'currency' | 'today'> = {
  details: [detail],
  histories: { [CARD_NUMBER]: history },
  queried: {
    [CARD_NUMBER]: {
      pin: PIN,
      answer: {
        cardNumber: CARD_NUMBER,
        cardBalance: '43.20',
        isAllowPartialRedeem: true,
        subPayDesc: [],
        suitedItemCode: [],
        isThirdPartyCoupon: false,
        card: {
          itemCode: 'OFFRANDE',
          initialBalance: '75.00',
          hasMoved: true,
          expiryDate: '2027/05/14',
          cardState: 'used',
          lock: null,
        },
      },
    },
  },
  locked: { [PARCEL]: { orderNo: 'FR1', cardQty: 3 } },
};

/** Inès with the six cards. */
export const OWNED: Omit<MemoryCardOptions, 'currency' | 'today'> = {
  ...HELD,
  details: HELD_CARDS,
  pins: { [CARD_NUMBER]: PIN },
};

/** Two importable cards: one with a PIN, one from a range without. */
export const IMPORTABLE: Omit<MemoryCardOptions, 'currency' | 'today'> = {
  ...HELD,
  prefixesWithoutPin: ['9999'],
  importable: [
    { itemCode: 'OFFRANDE', pin: PIN, card: { ...card, cardNumber: '9250004411223344', state: 'new' } },
    { itemCode: 'OFFRANDE', pin: '', card: { ...card, cardNumber: '9999004411223344', state: 'new' } },
  ],
};
