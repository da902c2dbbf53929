/** Races between tabs that open payments, and between messages that report them. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { makeCsrfToken } from '../../../server/src/session/csrf.ts';
import type { SimulatedBrowser } from '../simulator/browser.ts';
import { type Arena, ORIGIN } from './arena.ts';
import { count, journals, newKey, openPayment, orderOf, paidAt, tell } from './deals.ts';
import type { Race } from './race.ts';

const open: Race = {
  name: 'open-payment',
  prize: 'the one payment of an order that is opened in several tabs',
  removed: { guards: ['order-lock', 'attempt-once'], indexes: ['payment_attempt_active'] },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const orderNo = await orderOf(arena, guest!, {});
    return {
      rival: () => openPayment(arena, guest!, orderNo),
      wins: () => count(arena, sql`payment_attempt where order_no = ${orderNo}`),
    };
  },
};

/** Makes the calls of the page to which the provider sends the buyer back. */
const returnFromProvider = async ({ shop, unit }: Arena, browser: SimulatedBrowser): Promise<void> => {
  const callBackUrl = `${ORIGIN}/${unit.id}/loading/order`;
  const csrfToken = makeCsrfToken(shop.vault, shop.random, browser.buyer);
  const request = { buId: unit.id, pspProvider: unit.provider, csrfToken, callBackUrl };
  const { token } = await browser.call(calls.redirectInfo, request);
  await browser.call(calls.paymentResult, { buId: unit.id, token, callBackUrl });
};

const MESSAGE_GUARDS = {
  guards: ['order-lock', 'message-once'],
  constraints: ['psp_event.psp_event_once'],
  books: true,
} as const;

const paid: Race = {
  name: 'told-paid',
  prize: 'the settlement of an order whose payment the provider reports while its buyer returns',
  removed: MESSAGE_GUARDS,
  deal: async (arena) => {
    const guest = await arena.newGuest();
    const orderNo = await orderOf(arena, guest, {});
    const payment = paidAt(arena, await openPayment(arena, guest, orderNo));
    return {
      rival: (at) => (at % 2 === 0 ? tell(arena, payment) : returnFromProvider(arena, guest)),
      wins: async () =>
        (await journals(arena, 'settle', orderNo)) + (await journals(arena, 'lateMoney', payment.paymentId!)),
    };
  },
};

const topUp: Race = {
  name: 'top-up',
  prize: 'the money of one top-up of a wallet',
  removed: MESSAGE_GUARDS,
  deal: async (arena) => {
    const { browser, customer } = (await arena.tabs())[0]!;
    const request = { aggregatorBuId: arena.unit.id, custId: customer.id, amount: '50.00' };
    const { transactionNo } = await browser.call(calls.openTopUp, request, newKey());
    const payment = paidAt(arena, await openPayment(arena, browser, transactionNo));
    return {
      rival: () => tell(arena, payment),
      wins: () => journals(arena, 'topUp', payment.paymentId!),
    };
  },
};

export const paymentRaces: readonly Race[] = [open, paid, topUp];
