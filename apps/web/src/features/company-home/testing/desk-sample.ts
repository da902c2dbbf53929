/** What the home of a verified company tells in tests and stories: discounts, orders, quotations. Today is 12 June 2026. */
import type { NamedDiscount } from '@offrande/api-client/company';
import type { MemoryMoney, MemoryPreviousFile } from '@offrande/api-client/testing';
import { emptyCart } from '@offrande/domain/cart';
import { money, rate } from '@offrande/domain/money';
import type { QuotationDetail } from '@offrande/domain/quotation';
import type { TransactionRecord, Wallet } from '@offrande/domain/wallet';
import type { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { EURO } from '../../../shop/testing/sample.ts';

type ShopOptions = Partial<Parameters<typeof createMemoryShop>[0]>;

const eur = (amount: string) => money(amount, EURO);

const tiers = (...steps: readonly (readonly [from: string, percent: string])[]) =>
  steps.map(([from, percent], at) => {
    const next = steps[at + 1];
    return { from: eur(from), to: next === undefined ? null : eur(next[0]), rate: rate(percent) };
  });

const discount = (productName: string, entry: Partial<NamedDiscount['entry']>): NamedDiscount => ({
  productName,
  entry: {
    customerId: 'B1',
    itemCode: productName,
    accumulated: eur('0'),
    isAccumulating: false,
    tiers: tiers(['0', '3']),
    ...entry,
  },
});

/** One that grows, one by the order, one at its best, one that nothing has reached, and everybody's, which is not shown. */
export const DISCOUNTS: readonly NamedDiscount[] = [
  discount('Piste', { tiers: tiers(['0', '10']) }),
  discount('Offrande, all brands', {
    isAccumulating: true,
    accumulated: eur('12400'),
    tiers: tiers(['0', '0'], ['1000', '2'], ['5000', '4'], ['15000', '5']),
  }),
  discount('Kino 9', { tiers: tiers(['0', '2'], ['500', '8']) }),
  discount('Table Ronde', { isAccumulating: true, customerId: null, tiers: tiers(['2000', '6']) }),
  discount('Librairie Quai', { customerId: null, tiers: tiers(['200', '3']) }),
];

/** So many that only the first are shown. */
const MANY_DISCOUNTS: readonly NamedDiscount[] = Array.from({ length: 9 }, (_, at) =>
  discount(`Enseigne ${at + 1}`, { tiers: tiers(['0', String(at + 1)]) }),
);

const ORDERS: readonly TransactionRecord[] = [
  ['2606-4471', 'waitingPayment', '1152', 'Médailles du travail'],
  ['2606-3902', 'confirmed', '4128', null],
  ['2605-1187', 'partialReturned', '6720', '=PO-17'],
  ['2604-0815', 'confirmed', '90', null],
].map(([reference, status, amount, purchaseOrder], at) => ({
  kind: 'order',
  reference: reference ?? '',
  at: Date.UTC(2026, 5, 11 - 9 * at, 9),
  productName: 'Offrande, all brands',
  amount: eur(amount ?? '0'),
  status: status === 'confirmed' || status === 'partialReturned' ? status : 'waitingPayment',
  purchaseOrder: purchaseOrder ?? null,
}));

const quotation = (orderNo: string, ends: readonly [month: number, day: number], total: string): QuotationDetail => ({
  orderNo,
  createdAt: Date.UTC(2026, ends[0] - 2, ends[1], 9),
  email: 'direction@atelier.example',
  cards: 12,
  total: eur(total),
  validUntil: Date.UTC(2026, ends[0] - 1, ends[1], 21, 59, 59, 999),
  isDisabled: false,
  orders: [],
  lines: [],
  cartLines: null,
  prices: null,
  tax: [],
});

/** Newest first, as the server lists them; the last one has ended. */
const QUOTATIONS: readonly QuotationDetail[] = [
  quotation('QUOT-5', [7, 9], '950'),
  quotation('QUOT-4', [7, 1], '80'),
  quotation('QUOT-3', [6, 18], '3840'),
  quotation('QUOT-2', [6, 12], '120'),
  quotation('QUOT-1', [6, 2], '640'),
];

/** More than a page of quotations that are open, newest first. */
export const MANY_QUOTATIONS: readonly QuotationDetail[] = Array.from({ length: 14 }, (_, at) =>
  quotation(`QUOT-${20 - at}`, [6, 30 - at], '100'),
);

const WALLET: Wallet = {
  balance: eur('1250.50'),
  inProgress: eur('0'),
  orderCount: 3,
  isReloadable: false,
  cardNumber: null,
  processAmount: eur('0'),
};

const LAST_FILE: MemoryPreviousFile = {
  uploadId: 'file-1',
  fileName: 'noel-2026.xlsx',
  uploadedAt: Date.UTC(2026, 5, 10, 9),
  uploadedBy: 'Inès Marchand',
  itemCode: 'offrande',
  productName: 'Offrande, all brands',
  deliveryType: 'email',
  cards: 248,
  amount: eur('4960'),
  order: null,
  isInSavedCart: false,
  cells: null,
};

const DESK_MONEY: MemoryMoney = { wallet: WALLET, history: ORDERS, quotations: QUOTATIONS, discounts: DISCOUNTS };

export const FULL_DESK: ShopOptions = { money: DESK_MONEY, previousFiles: [LAST_FILE] };
export const MUCH_DISCOUNTED_DESK: ShopOptions = { money: { ...DESK_MONEY, discounts: MANY_DISCOUNTS } };
export const EMPTY_DESK: ShopOptions = { cart: emptyCart(EURO), money: {} };
