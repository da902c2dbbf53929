/** A sold card, the one of the pictures, with its history; and a parcel that waits to be unlocked. */
import type { MemoryCardOptions } from '@offrande/api-client/testing';
import type { Card, CardDetail, CardEvent, CardEventKind } from '@offrande/domain/card';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';

export const CARD_NUMBER = '9250003177458812';
export const PIN = '482913';
export const PARCEL = 'FR1.0123456789ABCDEFGHJKMNPQRS';

const eur = (amount: string) => money(amount, euro);

const card: Card = {
  cardNumber: CARD_NUMBER,
  pin: PIN,
  balance: eur('43.20'),
  initialBalance: eur('75'),
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

const event = (kind: CardEventKind, amount: string, after: string, day: number): CardEvent => ({
  kind,
  amount: eur(amount),
  balanceAfter: eur(after),
  at: Date.UTC(2026, 4, day, 10),
  reference: null,
});

/** Twelve, so that one page is not all. */
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
          expiryDate: '2027/05/14',
          cardState: 'used',
          lock: null,
        },
      },
    },
  },
  locked: { [PARCEL]: { orderNo: 'FR1', cardQty: 3 } },
};
