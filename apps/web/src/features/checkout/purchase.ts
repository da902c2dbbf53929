/**
 * Ordering and going to pay: the order machine and the redirect machine as one act of the buyer. A press while one is
 * under way does nothing; an order that was left open is cancelled before another is made, and one that could not be
 * paid is cancelled at once, so that it blocks neither coupons nor the button. One that was paid meanwhile is confirmed
 * instead, and one that the server does not know is forgotten. Source: S4.4, S4.103, A-34, A-37, A-47.
 */
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { OrderGateway } from '@offrande/api-client/gateways';
import type { GatewayFailure } from '@offrande/domain/gateway';
import { selectOrderFailure, selectOrderNo } from '@offrande/domain/order';
import { type CheckoutPayload } from '@offrande/domain/order/schema';
import {
  selectRedirectFailure,
  type PaymentRedirectSnapshot,
  type PaymentSessionRequest,
} from '@offrande/domain/payment';
import type { DraftToSave } from '@offrande/domain/salesman';
import { createActor } from 'xstate';
import { paymentRedirectMachineWith } from '../../shop/machines.ts';
import { createOrderActor, isPlaced, type OrderActor } from '../../shop/order-actor.ts';
import type { Shop } from '../../shop/shop.ts';

/** All that one press of the pay button needs. */
export interface OrderToPlace {
  readonly payload: CheckoutPayload;
  /** What the payload cannot say; null where it says everything. */
  readonly draft: DraftToSave | null;
  readonly session: Omit<PaymentSessionRequest, 'orderNo'>;
}

export interface Purchase {
  readonly order: OrderActor;
  readonly redirect: ReturnType<typeof redirectActor>;
  /** Begins; an order left open is cancelled. `onPlaced` is told the number of an order that stands without a provider's page. */
  start(onPlaced: (orderNo: string) => void): void;
  /** Whether something is under way, and why the last press did not get anywhere. */
  state(): { readonly isUnderWay: boolean; readonly failure: GatewayFailure | null };
  place(order: OrderToPlace): void;
  /** The browser shows the page again from its history: the payment was left. */
  cameBack(): void;
  stop(): void;
}

type OrderSnapshotOf = ReturnType<OrderActor['getSnapshot']>;

/** A draft that says the same is saved once: a second press repeats the same order, never another. */
const savingOnce = ({ saveDraft }: Pick<Shop['gateways']['orders'], 'saveDraft'>) => {
  let last: { readonly said: string; readonly draftId: string } | null = null;
  return async (draft: DraftToSave): Promise<string> => {
    const said = JSON.stringify(draft);
    if (last?.said !== said) last = { said, draftId: (await saveDraft(draft)).draftId };
    return last.draftId;
  };
};

/** The calls of orders, where creating one begins with its draft. */
const ordersFrom = ({ gateways: { orders } }: Shop, placed: () => OrderToPlace | null): OrderGateway => {
  const save = savingOnce(orders);
  return {
    createOrder: async (payload) => {
      const draft = placed()?.draft ?? null;
      return orders.createOrder(draft === null ? payload : { ...payload, tempId: await save(draft) });
    },
    readOrder: (orderNo) => orders.readOrder(orderNo),
    confirmOrder: (order) => orders.confirmOrder(order),
    cancelOrder: (order) => orders.cancelOrder(order),
  };
};

const redirectActor = ({ gateways, leaveTo, report }: Shop) =>
  createActor(paymentRedirectMachineWith(gateways.payments(''), { leaveTo, report }));

const isOpen = (order: OrderSnapshotOf): boolean =>
  (['created', 'paying', 'unconfirmed'] as const).some((purchase) => order.matches({ purchase }));

/** Something is under way: the button waits. */
const isUnderWay = (order: OrderSnapshotOf, redirect: PaymentRedirectSnapshot): boolean =>
  order.hasTag('fetching') || redirect.hasTag('busy') || isPlaced(order);

/** Why the last press did not get anywhere. A press that is under way has not failed. */
const failureOf = (order: OrderSnapshotOf, redirect: PaymentRedirectSnapshot): GatewayFailure | null =>
  isUnderWay(order, redirect) ? null : (selectRedirectFailure(redirect) ?? selectOrderFailure(order));

/** What becomes of an open order that the server does not cancel; null where nobody can say yet. */
const insteadOfCancelling = (failure: GatewayFailure | null): { readonly type: 'confirm' | 'clear' } | null => {
  if (failure?.code === ERROR_CODES.orderNotCancellable) return { type: 'confirm' };
  return failure?.code === ERROR_CODES.notFound ? { type: 'clear' } : null;
};

/** Nothing is in the way of a new order. */
const isFree = (order: OrderSnapshotOf): boolean =>
  order.matches({ purchase: 'canceled' }) ||
  (order.matches({ purchase: 'empty' }) && selectOrderFailure(order) === null);

export const createPurchase = (shop: Shop): Purchase => {
  let wanted: OrderToPlace | null = null;
  const order = createOrderActor(
    shop,
    ordersFrom(shop, () => wanted),
  );
  const redirect = redirectActor(shop);
  let underPayment: OrderToPlace | null = null;
  let tellPlaced: ((orderNo: string) => void) | null = null;

  order.subscribe((snapshot) => {
    const orderNo = selectOrderNo(snapshot);
    if (isPlaced(snapshot) && orderNo !== null) {
      wanted = null;
      tellPlaced?.(orderNo);
    }
    const instead = snapshot.matches({ purchase: 'unconfirmed' }) && insteadOfCancelling(selectOrderFailure(snapshot));
    if (instead) return order.send(instead);
    if (wanted === null) return;
    const placing = wanted;
    if (isFree(snapshot)) return order.send({ type: 'create', payload: placing.payload });
    if (snapshot.matches({ purchase: 'created' }) && orderNo !== null) {
      wanted = null;
      underPayment = placing;
      order.send({ type: 'pay' });
      redirect.send({ type: 'pay', request: { ...placing.session, orderNo } });
    }
    if (snapshot.matches({ purchase: 'empty' }) || snapshot.matches({ purchase: 'unconfirmed' })) wanted = null;
  });
  redirect.subscribe((snapshot) => {
    if (underPayment === null || snapshot.matches('fetchingCsrfToken') || snapshot.matches('creatingSession')) return;
    underPayment = null;
    if (snapshot.matches('redirecting')) {
      order.send({ type: 'paymentStarted', paymentLogId: snapshot.context.session?.paymentLogId ?? null });
    } else {
      order.send({ type: 'paymentNotStarted' });
      order.send({ type: 'cancel' });
    }
  });

  return {
    order,
    redirect,
    start: (onPlaced) => {
      tellPlaced = onPlaced;
      redirect.start();
      order.start();
      if (isOpen(order.getSnapshot())) order.send({ type: 'cancel' });
    },
    state: () => {
      const [ordering, redirecting] = [order.getSnapshot(), redirect.getSnapshot()];
      return { isUnderWay: isUnderWay(ordering, redirecting), failure: failureOf(ordering, redirecting) };
    },
    place: (placed) => {
      const snapshot = order.getSnapshot();
      if (wanted !== null || isUnderWay(snapshot, redirect.getSnapshot())) return;
      wanted = placed;
      order.send(isOpen(snapshot) ? { type: 'cancel' } : { type: 'create', payload: placed.payload });
    },
    cameBack: () => {
      redirect.send({ type: 'cameBack' });
      order.send({ type: 'cancel' });
    },
    stop: () => {
      order.stop();
      redirect.stop();
    },
  };
};
