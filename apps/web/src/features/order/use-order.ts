/**
 * An order on its page: the payment result in the address is sent to the order machine once; the record comes from the
 * query cache.
 */
import { isCallFailure } from '@offrande/api-client/client';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import {
  orderNumber,
  orderView,
  selectUnconfirmedOrderNo,
  type Absence,
  type OrderReturn,
  type OrderSnapshot,
  type OrderView,
} from '@offrande/domain/order';
import { awaitedBy } from '@offrande/domain/order-course';
import { readOrderReturn } from '@offrande/domain/order/schema';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { createOrderActor, settlePurchase } from '../../shop/order-actor.ts';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Looking, useLooking } from './use-looking.ts';

export interface ShownOrder extends Looking {
  readonly view: OrderView;
  readonly order: PlacedOrder | null;
  readonly confirmAgain: () => void;
  /** This browser left to pay the order and has not come back with a payment. */
  readonly isPaidHere: boolean;
}

const RETRIES = 2;

/** A visitor who is no longer signed in learns no more than any stranger. */
const isNotFound = (error: unknown): boolean => {
  const failure = readFailure(error);
  return isRefusal(failure) || failure.reason === 'unauthorized';
};

const toAbsence = (orderNo: string, failure: unknown): Absence | null => {
  if (orderNumber(orderNo) === null) return 'unknown';
  if (failure === null) return null;
  return isNotFound(failure) ? 'unknown' : 'unreachable';
};

/** The order machine, given the result in the address; it ignores orders not being paid here. */
const useReturnedOrder = (orderNo: string, returned: OrderReturn) => {
  const shop = useShop();
  const [actor] = useState(() => createOrderActor(shop));
  useEffect(() => {
    actor.start();
    const { paymentId, means, hasFailed } = returned;
    if (paymentId !== null) actor.send({ type: 'paymentReturned', orderNo, paymentId, means });
    else if (hasFailed) actor.send({ type: 'paymentFailed', orderNo });
    return () => void actor.stop();
  }, [actor, orderNo, returned]);
  return [useSelector(actor, (snapshot): OrderSnapshot => snapshot), actor] as const;
};

const useRecord = (orderNo: string, snapshot: OrderSnapshot) => {
  const { gateways, unitId } = useShop();
  const { refetch, data, error } = useQuery(
    {
      queryKey: ['order', unitId, orderNo],
      queryFn: () => gateways.orders.readOrder(orderNo),
      staleTime: 0,
      enabled: orderNumber(orderNo) !== null && !snapshot.hasTag('fetching'),
      retry: (count, failure) => count < RETRIES && !isNotFound(failure) && !(isCallFailure(failure) && failure.isLate),
    },
    usePageQueries(),
  );
  const isSettled = snapshot.matches({ purchase: 'confirmed' }) || snapshot.matches({ purchase: 'canceled' });
  useEffect(() => void (isSettled && refetch()), [isSettled, refetch]);
  return { order: data ?? null, absence: toAbsence(orderNo, error), refetch };
};

/** `isMoving`: the order is moving into an account, where this browser finds it only once it is signed in. */
export const useOrder = (orderNo: string, search: string, isMoving: boolean): ShownOrder => {
  const shop = useShop();
  const returned = useMemo(() => {
    const query = new URLSearchParams(search);
    return readOrderReturn((name) => query.get(name));
  }, [search]);
  const [snapshot, actor] = useReturnedOrder(orderNo, returned);
  const { order, absence, refetch } = useRecord(orderNo, snapshot);
  const looking = useLooking(isMoving ? null : order && awaitedBy(order), () => void refetch());
  const status = order?.status ?? null;
  useEffect(() => {
    if (status === 'confirmed') settlePurchase(shop, orderNo);
  }, [orderNo, shop, status]);
  return {
    view: orderView({
      returned,
      order: snapshot,
      status,
      means: order?.means ?? null,
      approval: order?.approval ?? null,
      absence: order === null ? absence : null,
    }),
    order,
    confirmAgain: () => actor.send({ type: 'confirm' }),
    isPaidHere: snapshot.matches({ purchase: 'paying' }) && selectUnconfirmedOrderNo(snapshot) === orderNo,
    ...looking,
  };
};
