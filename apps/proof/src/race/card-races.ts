/** Races for issued cards, and for the references and files that open them. */
import { calls } from '@offrande/api-client/contract';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { addPieces, announce, cardFileAddress, openCardFile } from '../../../server/src/card-file/card-file-store.ts';
import { CallFailed } from '../simulator/browser.ts';
import { unlockReference } from '../../../server/src/unlock/unlock-reference.ts';
import { type Arena, ORIGIN } from './arena.ts';
import { confirm, count, coveredOrder, dealCard, fund, newKey, orderOf, paidBy, solved, TEN, work } from './deals.ts';
import type { Race } from './race.ts';

const transfer: Race = {
  name: 'transfer',
  prize: 'the full value of a card, given to several friends',
  removed: { guards: ['card-lock'], books: true },
  deal: async (arena) => {
    const tabs = await arena.tabs();
    const { cardNumber } = await dealCard(arena, '10.00', { holder: tabs[0]!.customer });
    const gift = { aggregatorBuId: arena.unit.id, cardNumber, method: 'email', amount: '10.00' } as const;
    return {
      rival: (at) => {
        const friend = { friendName: 'Camille', email: `camille-${at}@example.test` };
        return tabs[at]!.browser.call(calls.cardTransfer, { ...gift, ...friend }, newKey());
      },
      wins: ({ length }) => length,
    };
  },
};

const importing =
  (importType: 'card' | 'balance'): Race['deal'] =>
  async (arena) => {
    const members = await arena.members();
    const { cardNumber, pinCode } = await dealCard(arena, '10.00');
    const card = { aggregatorBuId: arena.unit.id, memberBu: arena.unit.id, importType, cardNumber, pinCode };
    return {
      rival: (at) => {
        const { browser } = members[at]!;
        const token = solved(arena, browser, 'cardImport');
        return browser.call(calls.importCard, { ...card, token }, newKey());
      },
      wins: ({ length }) => length,
    };
  };

const importCard: Race = {
  name: 'import-card',
  prize: 'a card that several customers import into their accounts',
  removed: { guards: ['card-lock'] },
  deal: importing('card'),
};

const importBalance: Race = {
  name: 'import-balance',
  prize: 'the balance of a card that several customers import into their wallets',
  removed: { guards: ['card-lock'], books: true },
  deal: importing('balance'),
};

const blockOrSpend: Race = {
  name: 'block-or-spend',
  prize: 'blocking a card once, after which no order holds it',
  removed: { guards: ['card-lock'] },
  deal: async (arena) => {
    const [tabs, guests] = [await arena.tabs(), await arena.guests()];
    const card = await dealCard(arena, '10.00', { holder: tabs[0]!.customer, provenBy: guests });
    const { cardNumber } = card;
    const block = { aggregatorBuId: arena.unit.id, cardNumber, action: 'Block' } as const;
    const thisCard = sql`card.number_hmac = ${arena.shop.vault.hmac('card-number', `${arena.unit.id}:${cardNumber}`)}`;
    const blocked = sql`card_state join card on card.id = card_state.card_id where change = 'block' and ${thisCard}`;
    const heldAfter = sql`hold join card on card.account_id = hold.account_id
      join card_state on card_state.card_id = card.id and change = 'block' and after_hold < hold.no where ${thisCard}`;
    return {
      rival: (at) =>
        at % 2 === 0 ? orderOf(arena, guests[at]!, paidBy(card)) : tabs[at]!.browser.call(calls.updateCard, block),
      wins: async () => (await count(arena, blocked)) + (await count(arena, heldAfter)),
    };
  },
};

const BY_POST: OrderPayloadLine = {
  ...TEN[0]!,
  itemCode: 'offrande-by-post',
  deliverType: 'physical',
  letterTypeId: '1',
  receiverAddress: '12 rue des Lilas',
  receiverZipCode: '75011',
  receiverCity: 'Paris',
  receiverCountryCode: 'FR',
};

const unlock: Race = {
  name: 'unlock',
  prize: 'the unlocking of a parcel, by several holders of its letter',
  removed: { guards: ['order-lock', 'card-lock'], constraints: ['order_unlock.order_unlock_pkey'] },
  deal: async (arena) => {
    const guests = await arena.guests();
    const { browser, customer } = (await arena.tabs())[0]!;
    await fund(arena, customer, 100_00n);
    const payload = { lines: [BY_POST], paymentMean: 'wallet', custId: customer.id } as const;
    const orderNo = await orderOf(arena, browser, payload);
    await confirm(arena, browser, orderNo);
    await work(arena);
    const reference = unlockReference(arena.shop, arena.unit.id, orderNo);
    const request = { aggregatorBuId: arena.unit.id, orderNo: reference };
    return {
      rival: (at) =>
        guests[at]!.call(calls.unlockOrder, { ...request, captchaToken: solved(arena, guests[at]!, 'unlock') }),
      wins: ({ length }) => length,
    };
  },
};

const orders = new WeakMap<Arena, Promise<string>>();
let files = 0;

/** One order serves all rounds: each file belongs to another message of it. */
const orderWithFiles = (arena: Arena): Promise<string> => {
  const known = orders.get(arena) ?? arena.newGuest().then((guest) => coveredOrder(arena, guest));
  orders.set(arena, known);
  return known;
};

const takeFile: Race = {
  name: 'take-file',
  prize: 'a file of card numbers and PINs that can be opened once',
  removed: { guards: ['taken-once'] },
  deal: async (arena) => {
    const { shop, unit, app } = arena;
    const orderNo = await orderWithFiles(arena);
    const wanted = { orderNo, messageNo: (files += 1), type: 'zip', language: 'fr', cards: 1 } as const;
    const file = await openCardFile(shop, unit.id, wanted);
    const entries = [{ name: 'card.pdf', bytes: new Uint8Array(100) }];
    await addPieces(shop, unit, file, { from: 0, entries, isLast: true });
    await announce(shop, unit.id, file);
    const path = cardFileAddress(shop, unit.id, file).slice(ORIGIN.length);
    return {
      rival: async () => {
        const answer = await app.request(path, { method: 'POST' });
        const { byteLength } = await answer.arrayBuffer();
        if (answer.status !== 200) throw new CallFailed(answer.status, 'no file');
        return byteLength;
      },
      wins: ({ length }) => length,
    };
  },
};

export const cardRaces: readonly Race[] = [transfer, importCard, importBalance, blockOrSpend, unlock, takeFile];
