/** Changes by a card's owner, their permanent history, and their effect on the use of the card. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { transfer } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { order, queryCard, refusalCode } from '../order/testing.ts';
import { cardHolder, cardsOf, query, storedCard } from './testing.ts';

type Action = RequestOf<typeof calls.updateCard>['action'];

const set = (browser: Browser, cardNumber: string, action: Action) =>
  browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber, action });

describe('updating a card', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const notes = async (cardNumber: string) => {
    const { id } = await storedCard(shop, cardNumber);
    return inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{ change: string; changed_by: string }>`
        select change, changed_by from card_state where card_id = ${id} order by no`.execute(transaction);
      return rows;
    });
  };

  test('blocks, unblocks and marks it, and records who did so; an update without effect is not recorded [S4.44][S4.45][S4.46][S7.88][S7.89]', async () => {
    const { browser, customer, card } = await cardHolder(shop);
    const { cardNumber } = card;
    expect(await set(browser, cardNumber, 'Block')).toEqual({ ...card, isBlocked: true });
    expect(await set(browser, cardNumber, 'Block')).toEqual({ ...card, isBlocked: true });
    expect(await set(browser, cardNumber, 'used')).toEqual({ ...card, isBlocked: true, cardState: 'used' });
    expect(await set(browser, cardNumber, 'UnBlock')).toEqual({ ...card, cardState: 'used' });
    expect(await set(browser, cardNumber, 'new')).toEqual(card);
    expect(await cardsOf(browser)).toEqual([card]);
    const by = (change: string) => ({ change, changed_by: customer.id });
    expect(await notes(cardNumber)).toEqual(['block', 'markUsed', 'unblock', 'markNew'].map(by));
  });

  test('keeps its records for ever', async () => {
    const { browser, card } = await cardHolder(shop);
    await set(browser, card.cardNumber, 'Block');
    const tamper = (statement: string) => sql.raw(statement).execute(shop.database.connection);
    for (const statement of [
      'update card_state set is_blocked = false',
      'delete from card_state',
      'truncate card_state',
    ])
      await expect(tamper(statement)).rejects.toThrow('never changed');
  });

  test('is for its owner only: a guest is not authorised, another customer finds no such card', async () => {
    const { browser, card } = await cardHolder(shop);
    expect(await refusalCode(set(shop.browser(), card.cardNumber, 'Block'))).toMatchObject({ code: '40100' });
    const other = shop.browser();
    await other.signIn();
    expect(await refusalCode(set(other, card.cardNumber, 'Block'))).toMatchObject({ code: '40400' });
    expect(await cardsOf(browser)).toEqual([card]);
  });

  test('refuses an unknown action, and any update of an expired card [S7.89]', async () => {
    const { browser, card } = await cardHolder(shop);
    const request = { aggregatorBuId: UNIT, cardNumber: card.cardNumber, action: 'expired' };
    await expect(browser.call(calls.updateCard, request as never)).rejects.toThrow();
    const { id } = await storedCard(shop, card.cardNumber);
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update card set expires_on = '2026-11-20' where id = ${id}`.execute(transaction),
    );
    expect(await refusalCode(set(browser, card.cardNumber, 'Block'))).toMatchObject({
      code: '12003',
      detail: { reason: 'CardExpired' },
    });
    expect(await cardsOf(browser)).toMatchObject([{ cardState: 'expired' }]);
  });

  test('lifts a lock by wrong PINs through unblocking, which only the owner can do', async () => {
    const { browser, card } = await cardHolder(shop);
    const { cardNumber } = card;
    const { pin } = await storedCard(shop, cardNumber);
    for (let guess = 0; guess < 5; guess += 1)
      await refusalCode(query(shop.browser(), { cardNumber, pinCode: `00000${guess}` }, true));
    expect(await refusalCode(query(shop.browser(), { cardNumber, pinCode: pin }, true))).toMatchObject({
      code: '12001',
    });
    expect(await cardsOf(browser)).toMatchObject([{ lock: 'wrongPins' }]);
    expect(await set(browser, cardNumber, 'UnBlock')).toEqual(card);
    expect((await query(shop.browser(), { cardNumber, pinCode: pin }, true)).cardBalance).toBe('50.00');
    expect((await notes(cardNumber)).map(({ change }) => change)).toEqual(['pinLock', 'unblock']);
  });

  test('a blocked card still pays an order that held it before, but no new order, as the books show [S4.47][A-86]', async () => {
    const { browser, card } = await cardHolder(shop);
    const { cardNumber } = card;
    const { pin } = await storedCard(shop, cardNumber);
    await queryCard(browser, { cardNumber, pinCode: pin });
    const couponList = [{ cardNumber, appliedAmount: '50.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { paymentMean: 'giftCard', couponList });
    await set(browser, cardNumber, 'Block');
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await refusalCode(order(browser, { paymentMean: 'giftCard', couponList }))).toMatchObject({ code: '11001' });
    await shop.work();
    expect(await cardsOf(browser)).toMatchObject([{ cardBalance: '0.00', isBlocked: true }]);
    expect(await shop.broken()).toEqual([]);
  });
});

describe('the books', () => {
  test('detect a debit on a blocked and on an expired card, but not before or after a block [S4.47]', async () => {
    const shop = await openTestShop();
    const [from, to] = [await cardHolder(shop), await cardHolder(shop)];
    const ids = [await storedCard(shop, from.card.cardNumber), await storedCard(shop, to.card.cardNumber)] as const;
    let no = 0;
    const move = () =>
      inUnit(shop.shop.connection, UNIT, (transaction) => {
        const transferId = `forced-${(no += 1)}`;
        const [fromCardId, toCardId] = [ids[0].id, ids[1].id];
        const change = transfer({ transferId, fromCardId, toCardId, amountMinor: 1_00n, currency: 'EUR' });
        return record(transaction, UNIT, [change], shop.shop.random);
      });
    const { cardNumber } = from.card;
    const set = (action: Action) => from.browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber, action });
    const rules = async () => (await shop.broken()).map(({ rule }) => rule);
    const RULE = 'no debit on a blocked, locked or expired card';
    await move();
    await set('Block');
    await set('UnBlock');
    await move();
    expect(await rules()).toEqual([]);
    await set('Block');
    await move();
    await set('UnBlock');
    await move();
    expect(await rules()).toEqual([RULE]);
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`update card set expires_on = '2020-01-01' where id = ${ids[0].id}`.execute(transaction),
    );
    expect(await rules()).toEqual([RULE, RULE, RULE, RULE, 'an expired card that nothing holds is empty']);
    await shop.close();
  });
});
