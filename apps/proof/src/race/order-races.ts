/** Races for the money that orders hold, and for the end state of an order. */
import { sql } from 'kysely';
import { issueOrder } from '../../../server/src/issue/issue.ts';
import {
  cancel,
  confirm,
  count,
  coveredOrder,
  dealCard,
  fund,
  journals,
  newKey,
  orderOf,
  paidBy,
  TEN,
} from './deals.ts';
import type { Race } from './race.ts';

const holdCard: Race = {
  name: 'hold-card',
  prize: 'the money of one card, for separate orders by separate guests',
  removed: { guards: ['card-lock', 'free-value'], constraints: ['account.account_not_overdrawn'] },
  deal: async (arena) => {
    const guests = await arena.guests();
    const card = await dealCard(arena, '10.00', { provenBy: guests });
    return {
      rival: (at) => orderOf(arena, guests[at]!, paidBy(card)),
      wins: ({ length }) => length,
    };
  },
};

const holdWallet: Race = {
  name: 'hold-wallet',
  prize: 'the money of one wallet, for separate orders by its owner',
  removed: { guards: ['free-value'], constraints: ['account.account_not_overdrawn'] },
  deal: async (arena) => {
    const tabs = await arena.tabs();
    const { customer } = tabs[0]!;
    await fund(arena, customer, 10_00n);
    const payload = { lines: TEN, paymentMean: 'wallet', custId: customer.id } as const;
    return {
      rival: (at) => orderOf(arena, tabs[at]!.browser, payload),
      wins: ({ length }) => length,
    };
  },
};

const sameKey: Race = {
  name: 'same-key',
  prize: 'one order per idempotency key, however often it is sent',
  removed: { guards: ['key-lock'], constraints: ['idem.idem_once'] },
  deal: async (arena) => {
    const guest = await arena.newGuest();
    const key = newKey();
    return {
      rival: () => orderOf(arena, guest, { lines: TEN }, key),
      wins: () => count(arena, sql`purchase where session_id = ${guest.buyer.sessionId}`),
    };
  },
};

const confirmOrder: Race = {
  name: 'confirm-order',
  prize: 'the settlement of an order that is fully paid by a card',
  removed: { guards: ['order-lock'], books: true },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const orderNo = await coveredOrder(arena, guest!);
    return {
      rival: () => confirm(arena, guest!, orderNo),
      wins: () => journals(arena, 'settle', orderNo),
    };
  },
};

const cancelOrConfirm: Race = {
  name: 'cancel-or-confirm',
  prize: 'the end state of an order that some cancel and some confirm',
  removed: { guards: ['order-lock'], books: true },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const orderNo = await coveredOrder(arena, guest!);
    const canceled = sql`order_event where order_no = ${orderNo} and state = 'canceled'`;
    return {
      rival: (at) => (at % 2 === 0 ? cancel : confirm)(arena, guest!, orderNo),
      wins: async () => (await journals(arena, 'settle', orderNo)) + (await count(arena, canceled)),
    };
  },
};

const CARDS = 3;

const issue: Race = {
  name: 'issue',
  prize: 'the cards of an order, for workers of several processes',
  removed: { guards: ['order-lock'], constraints: ['card.card_of_unit_once'], books: true },
  deal: async (arena) => {
    const [guest] = await arena.guests();
    const card = await dealCard(arena, '30.00', { provenBy: [guest!] });
    const orderNo = await orderOf(arena, guest!, {
      ...paidBy(card),
      lines: [{ ...TEN[0]!, qty: CARDS }],
      couponList: [{ cardNumber: card.cardNumber, appliedAmount: '30.00', code: 'giftCard' }],
    });
    await confirm(arena, guest!, orderNo);
    const issued = sql`card join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}`;
    return {
      rival: () => issueOrder(arena.shop, arena.unit, orderNo, sql`select`),
      wins: async () => (await count(arena, issued)) / CARDS,
    };
  },
};

export const orderRaces: readonly Race[] = [holdCard, holdWallet, sameKey, confirmOrder, cancelOrConfirm, issue];
