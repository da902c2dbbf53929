/**
 * The gateways of the shop without a server, for stories and tests of screens: the same promises and the same failures,
 * with cards, orders and payments in memory.
 */
import type { Currency } from '@offrande/domain/money';
import type { PaymentResult } from '@offrande/domain/payment';
import type {
  CatalogueGateway,
  CouponGateway,
  OrderGateway,
  PaymentGateway,
  ResourceGateway,
} from '../gateways/index.ts';
import { sendInMemory } from './memory-upload.ts';
import { readPlacedOrder } from '../gateways/index.ts';
import { createCallScript, type CallScript } from './call-script.ts';
import { createCardQuery, type MemoryCard } from './memory-cards.ts';
import { createMemoryMoney, type MemoryMoney, type MoneyCall, type MoneyGateways } from './memory-money.ts';
import { createMemoryOrders, type OrderDetail } from './memory-orders.ts';

/** The calls that can be observed and set to fail. */
export type MemoryCall =
  | MoneyCall
  | 'readDiscounts'
  | 'readTopUpLimits'
  | 'queryCoupon'
  | 'createOrder'
  | 'confirmOrder'
  | 'cancelOrder'
  | 'readOrder'
  | 'fetchCsrfToken'
  | 'createPaymentSession'
  | 'readRedirectInfo'
  | 'readResult'
  | 'readLogResult'
  | 'uploadPhoto';

type Discounts = Awaited<ReturnType<CatalogueGateway['readDiscounts']>>;

export interface MemoryGateways extends MoneyGateways {
  /** Knows the discounts that were put, and of every product the limits of a top-up. */
  readonly catalogue: CatalogueGateway;
  readonly coupons: CouponGateway;
  readonly orders: OrderGateway;
  readonly payments: PaymentGateway;
  readonly resources: ResourceGateway;
  /** What was called, and how calls go wrong. */
  readonly script: CallScript<MemoryCall>;
  /** Payloads of the orders created, in order. */
  readonly created: readonly Parameters<OrderGateway['createOrder']>[0][];
  /** Sessions opened at the provider, in order. */
  readonly sessions: readonly Parameters<PaymentGateway['createPaymentSession']>[0]['request'][];
  /** The answer of the provider from now on, after those already queued. */
  decide(...results: readonly PaymentResult[]): void;
  /** The card may no longer be used. */
  removeCard(cardNumber: string): void;
  putOrder(order: OrderDetail): void;
  putDiscounts(discounts: Discounts): void;
}

/** Where the buyer is sent to pay. */
export const MEMORY_PAYMENT_PAGE = 'https://pay.example/session/1';

/** `cards` may pay as coupons. Payments are open until `decide` returns otherwise; its last result is permanent. */
export const createMemoryGateways = (options: {
  readonly currency: Currency;
  readonly cards?: readonly MemoryCard[];
  readonly money?: MemoryMoney;
}): MemoryGateways => {
  const script = createCallScript<MemoryCall>();
  const removed = new Set<string>();
  const orders = createMemoryOrders(options.currency);
  const query = createCardQuery(options.cards ?? [], removed);
  const created: Parameters<OrderGateway['createOrder']>[0][] = [];
  const sessions: Parameters<PaymentGateway['createPaymentSession']>[0]['request'][] = [];
  const results: PaymentResult[] = [];
  const discounts: Discounts[number][] = [];
  const nextResult = (): PaymentResult =>
    (results.length > 1 ? results.shift() : results[0]) ?? { state: 'open', orderNo: sessions.at(-1)?.orderNo ?? null };
  return {
    ...createMemoryMoney(script, options.currency, options.money ?? {}, orders),
    script,
    created,
    sessions,
    decide: (...decided) => void results.push(...decided),
    removeCard: (cardNumber) => void removed.add(cardNumber),
    putOrder: orders.put,
    putDiscounts: (put) => void discounts.push(...put),
    catalogue: {
      readDiscounts: (itemCode) =>
        script.run('readDiscounts', () => discounts.filter((entry) => entry.itemCode === itemCode)),
      readTopUpLimits: () => script.run('readTopUpLimits', () => options.money?.topUpLimits ?? null),
    },
    coupons: {
      queryCoupon: ({ cardNumber, pin }) =>
        script.run('queryCoupon', () => query(cardNumber, pin)).catch(() => ({ _tag: 'CouponUnreachable' }) as const),
    },
    orders: {
      createOrder: (payload) =>
        script.run('createOrder', () => {
          created.push(payload);
          return orders.create(payload);
        }),
      confirmOrder: ({ orderNo, payment }) =>
        script.run('confirmOrder', () => orders.confirm({ orderNo, paymentId: payment?.paymentId ?? null })),
      cancelOrder: ({ orderNo }) => script.run('cancelOrder', () => orders.cancel(orderNo)),
      readOrder: (orderNo) => script.run('readOrder', () => readPlacedOrder(orders.read(orderNo), options.currency)),
    },
    payments: {
      fetchCsrfToken: () => script.run('fetchCsrfToken', () => 'csrf'),
      createPaymentSession: ({ request }) =>
        script.run('createPaymentSession', () => {
          sessions.push(request);
          return { redirectUrl: MEMORY_PAYMENT_PAGE, paymentLogId: `log-${sessions.length}` };
        }),
      readRedirectInfo: () => script.run('readRedirectInfo', () => ({ token: 'token' })),
      readResult: () => script.run('readResult', nextResult),
      readLogResult: () => script.run('readLogResult', nextResult),
    },
    resources: {
      uploadPhoto: (_content, format, upload) =>
        sendInMemory(
          'uploadPhoto',
          upload,
          script.run('uploadPhoto', () => ({ _tag: 'PhotoStored', url: `/uploads/1.${format}` }) as const),
        ),
    },
  };
};
