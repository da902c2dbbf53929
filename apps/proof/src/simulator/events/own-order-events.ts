/** Calls on a buyer's own order: open its payment, confirm, cancel. Sometimes another buyer tries. */
import { calls } from '@offrande/api-client/contract';
import { isCardLike } from '@offrande/domain/payment';
import { accountOf, MEMBERS } from '../baskets.ts';
import { cancelOrder, confirmOrder, isHeldHere } from '../core-order.ts';
import { openPayment } from '../core-payment.ts';
import { callEvent, type Choosing } from '../event-kind.ts';
import type { ModelOrder } from '../model.ts';

interface AboutOrder {
  readonly buyer: number;
  readonly order: string;
  readonly key: string;
}

/** The other guest, or the other member. */
const otherThan = (buyer: number): number =>
  buyer < MEMBERS[0] ? 1 - buyer : MEMBERS[0] + MEMBERS[1] - accountOf(buyer);

const anyOrder = ({ model, dice, key }: Choosing): AboutOrder | null => {
  if (model.orders.size === 0) return null;
  const order = dice.pick([...model.orders.values()]);
  return { buyer: dice.chance(0.05) ? otherThan(order.buyer) : order.buyer, order: order.name, key };
};

/** An order that meets a condition. */
const orderThat =
  (fits: (order: ModelOrder) => boolean) =>
  ({ model, dice, key }: Choosing): AboutOrder | null => {
    const orders = [...model.orders.values()].filter(fits);
    if (orders.length === 0) return null;
    const { buyer, name } = dice.pick(orders);
    return { buyer, order: name, key };
  };

type Choose = (choosing: Choosing) => AboutOrder | null;

const opening = (name: string, weight: number, choose: Choose) =>
  callEvent<AboutOrder & { readonly totalMinor: bigint }>({
    name,
    weight,
    choose: (choosing) => {
      const about = choose(choosing);
      return about === null ? null : { ...about, totalMinor: choosing.model.orders.get(about.order)!.totalMinor };
    },
    core: (core, { buyer, order, key }) => openPayment(core, buyer, order, key),
    server: async (world, { buyer, order, key, totalMinor }) => {
      const request = {
        buId: world.unitId,
        orderNo: world.orderNo(order),
        txnAmount: world.amount(totalMinor),
        txnCurrency: 'EUR',
        paymentMethod: 'C04',
        hostName: world.shop.publicOrigin,
        email: 'nora.petit@example.test',
      };
      await world.call(buyer, calls.createPaymentSession, request, key);
    },
  });

export const openPaymentEvent = opening('openPayment', 5, anyOrder);

/** Only orders that still owe money. */
export const openOwedEvent = opening(
  'openOwed',
  5,
  orderThat(({ state, means, totalMinor }) => state === 'requesting' && isCardLike(means) && totalMinor > 0n),
);

const isLeftTopUp = ({ sells, state }: ModelOrder): boolean => sells.type === 'topUp' && state === 'requesting';

/** Resumes an abandoned top-up. */
export const resumeTopUpEvent = opening('resumeTopUp', 2, orderThat(isLeftTopUp));

const confirming = (name: string, weight: number, choose: Choose) =>
  callEvent<AboutOrder>({
    name,
    weight,
    choose,
    core: (core, { buyer, order, key }) => confirmOrder(core, buyer, order, key),
    server: async (world, { buyer, order, key }) => {
      await world.call(buyer, calls.confirmOrder, { aggregatorBuId: world.unitId, orderNo: world.orderNo(order) }, key);
    },
  });

export const confirmEvent = confirming('confirmOrder', 2, anyOrder);

/** Only orders whose whole value is already held. */
export const confirmHeldEvent = confirming(
  'confirmHeld',
  4,
  orderThat((order) => order.state === 'requesting' && isHeldHere(order)),
);

const cancelling = (name: string, weight: number, choose: Choose) =>
  callEvent<AboutOrder>({
    name,
    weight,
    choose,
    core: (core, { buyer, order, key }) => cancelOrder(core, buyer, order, key),
    server: async (world, { buyer, order, key }) => {
      await world.call(buyer, calls.cancelOrder, { aggregatorBuId: world.unitId, orderNo: world.orderNo(order) }, key);
    },
  });

export const cancelEvent = cancelling('cancelOrder', 1, anyOrder);

export const giveUpTopUpEvent = cancelling('giveUpTopUp', 1, orderThat(isLeftTopUp));
