/** A wallet with its history, and a member's orders and transfers, more than one page of each. */
import type { MemoryMoney } from '@offrande/api-client/testing';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { RewardOffer } from '@offrande/domain/discount';
import { money, rate } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { ORDER_STATUSES } from '@offrande/domain/order';
import type { TransactionRecord } from '@offrande/domain/wallet';
import { ITEM } from './sample.ts';

const eur = (amount: string) => money(amount, euro);
const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 10);

const walletRecords: readonly TransactionRecord[] = [
  {
    kind: 'wallet',
    reference: 'T-9',
    at: on(6, 11),
    productName: '',
    amount: eur('20'),
    entry: 'topUp',
    status: 'requesting',
  },
  {
    kind: 'wallet',
    reference: 'FR-7',
    at: on(6, 9),
    productName: '',
    amount: eur('45'),
    entry: 'redeem',
    status: 'confirmed',
  },
  {
    kind: 'wallet',
    reference: 'FR-6',
    at: on(6, 8),
    productName: '',
    amount: eur('2.40'),
    entry: 'cashback',
    status: 'confirmed',
  },
  {
    kind: 'wallet',
    reference: 'T-8',
    at: on(6, 2),
    productName: '',
    amount: eur('15'),
    entry: 'topUp',
    status: 'canceled',
  },
  ...Array.from({ length: 8 }, (_, at): TransactionRecord => ({
    kind: 'wallet',
    reference: `T-${at}`,
    at: on(5, 20 - at),
    productName: '',
    amount: eur('10'),
    entry: 'topUp',
    status: 'confirmed',
  })),
];

/** Seven orders, one of each status, and five more. */
const orderRecords: readonly TransactionRecord[] = Array.from({ length: 12 }, (_, at) => ({
  kind: 'order',
  reference: `2406-118-${700 + at}`,
  at: on(6, 12 - at),
  productName: at % 2 === 0 ? 'Offrande, all brands' : 'Kino 9',
  amount: eur(String(25 + at)),
  status: ORDER_STATUSES[at % ORDER_STATUSES.length]!,
  purchaseOrder: null,
}));

export const MONEY: MemoryMoney = {
  topUpLimits: { minAmount: eur('10'), maxAmount: eur('250') },
  wallet: {
    balance: eur('32.40'),
    inProgress: eur('20'),
    orderCount: 3,
    isReloadable: true,
    cardNumber: null,
    processAmount: eur('20'),
  },
  topUpsToPay: [{ transactionNo: '2406-TOP-1', cardNumber: null, amount: eur('20'), due: eur('20'), transfer: null }],
  history: [
    ...walletRecords,
    ...orderRecords,
    {
      kind: 'transfer',
      reference: 'X-1',
      at: on(5, 20),
      productName: 'Offrande, all brands',
      amount: eur('5'),
      friendName: 'Paul Lenoir',
    },
    {
      kind: 'receive',
      reference: 'X-2',
      at: on(5, 14),
      productName: 'Offrande, all brands',
      amount: eur('50'),
      friendName: 'Camille Roux',
    },
  ],
};

const BONUS: RewardOffer = { form: 'bonus', from: eur('20'), value: { type: 'percent', rate: rate(5) } };
const GIFT: RewardOffer = { form: 'freeGiftCard', from: eur('100'), itemCode: ITEM, amount: eur('5'), quantity: 2 };

/** A unit that gives two cards with an order of 100 euro, else 5 % in the wallet; companies choose. */
export const REWARDED: Pick<CheckoutPolicy, 'rewards'> = {
  rewards: { guest: [GIFT], individual: [GIFT, BONUS], business: [GIFT, BONUS], salesman: [GIFT] },
};
