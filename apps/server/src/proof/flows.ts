/** Every flow in which money or cards move, one row each. */
import { returnEvent, sealEvent, sweepEvent, workEvent } from '../simulator/events/index.ts';
import { BASKET, cancel, confirm, type Deed, type Flow, openPayment, order, pay, told, wait } from './flow.ts';

const work: Deed = { event: workEvent, args: () => true };
const sweep: Deed = { event: sweepEvent, args: () => true };
const comeBack: Deed = { event: returnEvent, args: () => 0 };

/** A coupon pays a part. */
const partly = order(BASKET.oneCard, 'coupon-part');
const paid: readonly Deed[] = [partly, openPayment, pay()];

export const FLOWS: readonly Flow[] = [
  { name: 'create an order with coupons', before: [], act: order(BASKET.threeCards, 'coupon-part', 'coupon-small') },
  { name: 'open a payment', before: [partly], act: openPayment },
  { name: 'the provider tells that it is paid', before: paid, act: told },
  { name: 'the buyer returns and it is paid', before: paid, act: comeBack },
  { name: 'the sweep finds that it is paid', before: [...paid, wait(2)], act: sweep },
  {
    name: 'confirm an order with nothing to pay',
    before: [order(BASKET.lessThanACoupon, 'coupon-part')],
    act: confirm,
  },
  { name: 'confirm an order that is paid', before: [...paid, told], act: confirm },
  { name: 'cancel an order', before: [partly, openPayment], act: cancel },
  { name: 'cancel an order that was paid a moment ago', before: paid, act: cancel },
  { name: 'end an order whose time is over', before: [partly, openPayment, wait(31)], act: sweep },
  { name: 'issue cards and send them', before: [order(BASKET.twoLines), openPayment, pay(), told], act: work },
  {
    name: 'send what could not be sent',
    before: [...paid, told, { ...work, isMailDown: true }, wait(1)],
    act: work,
  },
  { name: 'money that came late', before: [partly, openPayment, cancel, pay()], act: told },
  { name: 'money that the sweep finds late', before: [partly, openPayment, cancel, pay(), wait(2)], act: sweep },
  { name: 'money of a wrong amount', before: [partly, openPayment, pay('amount')], act: told },
  { name: 'seal the journals', before: [...paid, told], act: { event: sealEvent, args: () => true } },
];
