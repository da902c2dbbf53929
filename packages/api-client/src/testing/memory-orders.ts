/** Orders in memory: created, paid, confirmed, cancelled, read. A repeated confirmation returns the same answer. */
import type { ReceiptUpload } from '@offrande/domain/bank-transfer/schema';
import { DELIVERY_CODES, isPhysicalDelivery } from '@offrande/domain/delivery';
import {
  add,
  decodeAmount,
  encodeAmount,
  floorAtZero,
  isPositive,
  subtract,
  sum,
  times,
  type Currency,
  type Money,
} from '@offrande/domain/money';
import { orderStatusCode, type ConfirmedOrder } from '@offrande/domain/order';
import { type CheckoutPayload, type OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { Result } from 'effect';
import { CallFailure } from '../client/call-failure.ts';
import type { calls, ResponseOf } from '../contract/index.ts';
import { ERROR_CODES } from '../contract/answer.ts';

export type OrderDetail = ResponseOf<typeof calls.orderDetail>;

const CREATED_AT = '2026-06-12T12:32:00.000Z';

/** Parses an amount of the payload; an invalid one is a defect of the test. */
const amountOf = (text: string, currency: Currency): Money => Result.getOrThrow(decodeAmount(text, currency));

const lineOf = (line: OrderPayloadLine, currency: Currency): OrderDetail['lines'][number] => ({
  itemCode: line.itemCode,
  productName: line.itemCode,
  productImgUrl: '',
  message: line.message ?? '',
  message2: line.message2 ?? '',
  personalImageUrl: line.personalImageUrl ?? null,
  templateImgUrl: null,
  amount: line.amount,
  qty: line.qty,
  deliverType: DELIVERY_CODES[line.deliverType],
  deliverDate: line.deliverDate ?? null,
  receiverName: line.receiverName ?? '',
  // The fields of a draft beyond the payload's line are not stored here.
  redeemablePlace: { type: 'wholeStore' },
  extraProductName: line.extraItemCode ?? null,
  receiverPlace: line.receiverCity === undefined ? null : `${line.receiverZipCode ?? ''} ${line.receiverCity}`.trim(),
  lineTotal: encodeAmount(times(amountOf(line.amount, currency), line.qty)),
  isLocked: isPhysicalDelivery(line.deliverType),
  isGift: false,
});

/** The record of a new order; it knows face amounts and coupons, no fees. */
const detailOf = (orderNo: string, payload: CheckoutPayload, currency: Currency): OrderDetail => {
  const lines = payload.lines.map((line) => lineOf(line, currency));
  const face = sum(
    lines.map((line) => amountOf(line.lineTotal, currency)),
    currency,
  );
  const coupons = payload.couponList ?? [];
  const applied = coupons.reduce(
    (all, { appliedAmount }) => add(all, amountOf(appliedAmount, currency)),
    subtract(face, face),
  );
  const nothing = encodeAmount(subtract(face, face));
  return {
    orderNo,
    status: orderStatusCode('requesting'),
    paymentMean: paymentMeansCode(payload.paymentMean),
    paymentId: null,
    currency: currency.code,
    createdAt: CREATED_AT,
    confirmedAt: null,
    buyerName: payload.lines[0]?.senderName ?? '',
    buyerEmail: payload.lines[0]?.senderEmail ?? '',
    purchaseOrder: null,
    quotations: payload.quotationList ?? [],
    cards: lines.reduce((cards, line) => cards + line.qty, 0),
    faceTotal: encodeAmount(face),
    discountTotal: nothing,
    extraTotal: nothing,
    cardMadeTotal: nothing,
    letterTotal: nothing,
    reward: null,
    coupons: coupons.map(({ cardNumber, appliedAmount }) => ({
      lastDigits: cardNumber.slice(-4),
      applied: appliedAmount,
    })),
    orderAmtTot: encodeAmount(floorAtZero(subtract(face, applied))),
    trackingNumber: null,
    history: [{ status: orderStatusCode('requesting'), at: CREATED_AT }],
    approval: null,
    madeAt: null,
    unlockedAt: null,
    sending: null,
    returns: [],
    bankTransfer: null,
    receipt: null,
    lines,
  };
};

/** The order in its next state, with when it came into it. */
const inState = (order: OrderDetail, state: 'confirmed' | 'canceled'): OrderDetail => {
  const status = orderStatusCode(state);
  return { ...order, status, history: [...order.history, { status, at: CREATED_AT }] };
};

const refused = (call: string, code: string): CallFailure =>
  new CallFailure({ reason: 'refused', call, status: 409, code });

export interface MemoryOrders {
  create(payload: CheckoutPayload): { readonly orderNo: string };
  confirm(order: { readonly orderNo: string; readonly paymentId: string | null }): ConfirmedOrder;
  cancel(orderNo: string): void;
  read(orderNo: string): OrderDetail;
  /** Takes the receipt of a transfer; the order's record names it from then on. */
  receive(receipt: ReceiptUpload): void;
  /** Puts an order as it is into the memory, new or instead of the one with its number. */
  put(order: OrderDetail): void;
}

export const createMemoryOrders = (currency: Currency): MemoryOrders => {
  const orders = new Map<string, OrderDetail>();
  const find = (orderNo: string, call: string): OrderDetail => {
    const order = orders.get(orderNo);
    if (order === undefined) throw refused(call, ERROR_CODES.notFound);
    return order;
  };
  const put = (order: OrderDetail): void => void orders.set(order.orderNo, order);
  const is = (order: OrderDetail, status: Parameters<typeof orderStatusCode>[0]): boolean =>
    order.status === orderStatusCode(status);
  return {
    create: (payload) => {
      const orderNo = `2406-118-${734 + orders.size}`;
      put(detailOf(orderNo, payload, currency));
      return { orderNo };
    },
    confirm: ({ orderNo, paymentId }) => {
      const order = find(orderNo, 'confirmOrder');
      const owesPayment = isPositive(amountOf(order.orderAmtTot, currency));
      if (is(order, 'canceled') || (owesPayment && paymentId === null && !is(order, 'confirmed'))) {
        throw refused('confirmOrder', ERROR_CODES.orderNotPaid);
      }
      if (!is(order, 'confirmed')) {
        put({ ...inState(order, 'confirmed'), paymentId, confirmedAt: CREATED_AT });
      }
      return { orderNo, total: amountOf(order.orderAmtTot, currency) };
    },
    cancel: (orderNo) => {
      const order = find(orderNo, 'cancelOrder');
      if (is(order, 'confirmed')) throw refused('cancelOrder', ERROR_CODES.orderNotCancellable);
      put(inState(order, 'canceled'));
    },
    receive: ({ orderNo, fileName = '' }) => {
      const order = orders.get(orderNo);
      if (order !== undefined) put({ ...order, receipt: { fileName, receivedAt: CREATED_AT } });
    },
    read: (orderNo) => find(orderNo, 'orderDetail'),
    put,
  };
};
