/** Issuing in chunks: what one chunk leaves for the next, and what it does without. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { issueChunk, issueOrder } from './issue.ts';

describe('an issue in chunks', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const rows = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  /** A company's order, paid at its bank. */
  const paid = async (lines: ReturnType<typeof line>[]) => {
    const browser = shop.browser();
    const company = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const made = { paymentMean: 'bankTransfer' as const, custId: company.id, lines };
    const orderNo = await order(browser, made);
    const [{ total }] = (await rows(
      sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`,
    )) as [{ total: bigint }];
    const money = { amountMinor: total, currency: 'EUR', reference: orderNo, actor: 'ada' };
    const unit = shop.shop.units.get(UNIT)!;
    expect(await confirmTransfer(shop.shop, unit, orderNo, money)).toBe('settled');
    return { orderNo, unit, company };
  };

  const cardsOf = (orderNo: string) =>
    rows(sql<{ unit_no: number; customer_id: string | null; posted: bigint }>`
      select card.unit_no, card.customer_id, account.posted from card join account on account.id = card.account_id
        join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}
      order by order_line.position, card.unit_no`);

  /** Without the messages sent when it was ordered. */
  const messagesOf = (orderNo: string) =>
    rows(
      sql<{ topic: string }>`
        select topic from outbox where key like ${`%:${orderNo}%`} and topic <> 'transfer-details' order by topic`,
    );

  test('of a thousand and one cards takes two, the second with the messages about the whole order', async () => {
    const { orderNo, unit } = await paid([line({ qty: 600, amount: '10.00' }), line({ qty: 401, amount: '20.00' })]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('more');
    const first = await cardsOf(orderNo);
    expect(first).toHaveLength(1000);
    expect(await messagesOf(orderNo)).toEqual([{ topic: 'issue' }]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('last');
    const all = await cardsOf(orderNo);
    expect(all.map(({ unit_no }) => unit_no)).toEqual([
      ...Array.from({ length: 600 }, (_, at) => at + 1),
      ...Array.from({ length: 401 }, (_, at) => at + 1),
    ]);
    expect(all.map(({ posted }) => posted)).toEqual([
      ...Array.from({ length: 600 }, () => 1000n),
      ...Array.from({ length: 401 }, () => 2000n),
    ]);
    expect(await messagesOf(orderNo)).toEqual([{ topic: 'issue' }, { topic: 'order-receipt' }]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('none');
  });

  test('continues until nothing is missing, runs its ending once, and has nothing to do afterwards', async () => {
    const { orderNo, unit } = await paid([line({ qty: 1001, amount: '10.00' })]);
    const ending = sql`update outbox set last_error = coalesce(last_error, '') || 'ended' where key = ${`issue:${orderNo}`}`;
    let drawn = 0;
    const hmac: Shop['vault']['hmac'] = (purpose, text) => {
      drawn += 1;
      return shop.shop.vault.hmac(purpose, text);
    };
    const counting = { ...shop.shop, vault: { ...shop.shop.vault, hmac } };
    expect(await issueOrder(counting, unit, orderNo, ending)).toBe(true);
    expect(await issueOrder(counting, unit, orderNo, ending)).toBe(false);
    expect(drawn).toBe(1001);
    expect(await rows(sql`select last_error from outbox where key = ${`issue:${orderNo}`}`)).toEqual([
      { last_error: 'ended' },
    ]);
    expect(await cardsOf(orderNo)).toHaveLength(1001);
  });

  /** What a line's cards may pay for, if the unit's catalogue has changed before they are issued. */
  const suited = async (bought: ReturnType<typeof line>, change: Partial<Unit['catalogue']['unit']> = {}) => {
    const { orderNo, unit } = await paid([bought]);
    const { catalogue } = unit;
    const sells = { ...unit, catalogue: { ...catalogue, unit: { ...catalogue.unit, ...change } } };
    await issueOrder(shop.shop, sells, orderNo, sql`select`);
    return rows(sql`select suited_item_codes from card join order_line on order_line.id = card.order_line_id
      where order_no = ${orderNo}`);
  };

  test('issues cards that pay for everything, those of a brand for it alone, and those of a removed product for that product', async () => {
    const { message2: _, ...kinoCard } = line({ itemCode: 'kino-9', amount: '20.00' });
    expect(await suited(line())).toEqual([{ suited_item_codes: null }]);
    expect(await suited(kinoCard)).toEqual([{ suited_item_codes: ['kino-9'] }]);
    expect(await suited(line(), { products: [] })).toEqual([{ suited_item_codes: ['offrande'] }]);
  });

  test('locks only the cards of a parcel and records that the shop did; all cards are new, full and valid for their time', async () => {
    const posted = line({
      itemCode: 'offrande-by-post',
      qty: 2,
      deliverType: 'physical',
      letterTypeId: '1',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    });
    const made = async (bought: ReturnType<typeof line>) => {
      const { orderNo, unit } = await paid([bought]);
      await issueOrder(shop.shop, unit, orderNo, sql`select`);
      const cards =
        await rows(sql`select card.is_locked, card.is_blocked, card.mark, card.item_code, card.brands, issued_at,
          expires_on::text, is_partial_redeem_allowed, is_third_party, account.kind, account.owner = card.id::text as is_own,
          account.floor_zero, (select jsonb_agg(jsonb_build_array(change, is_blocked, is_locked, mark, changed_by, at = issued_at))
            from card_state where card_id = card.id) as states
        from card join order_line on order_line.id = card.order_line_id join account on account.id = card.account_id
        where order_no = ${orderNo}`);
      return { orderNo, cards };
    };
    const card = {
      is_blocked: false,
      mark: 'new',
      issued_at: shop.shop.clock(),
      expires_on: '2027-11-21',
      is_partial_redeem_allowed: true,
      is_third_party: false,
      kind: 'card',
      is_own: true,
      floor_zero: true,
    };
    const parcel = await made(posted);
    const locked = { ...card, is_locked: true, item_code: 'offrande-by-post' };
    expect(parcel.cards).toMatchObject([locked, locked]);
    expect(parcel.cards).toMatchObject([1, 2].map(() => ({ states: [['issue', false, true, 'new', 'shop', true]] })));
    expect((await messagesOf(parcel.orderNo)).map(({ topic }) => topic)).toEqual(['issue', 'order-receipt']);
    const digital = await made(line());
    expect(digital.cards).toMatchObject([
      { ...card, is_locked: false, item_code: 'offrande', brands: ['Offrande, toutes enseignes'], states: null },
    ]);
  });

  test('gives buyers the cards for themselves, and leaves cards sent to others without an owner', async () => {
    const holders = async (changes: Parameters<typeof line>[0]) => {
      const { orderNo, unit, company } = await paid([line(changes)]);
      await issueOrder(shop.shop, unit, orderNo, sql`select`);
      return (await cardsOf(orderNo)).map(({ customer_id }) => customer_id === company.id);
    };
    expect(await holders({ deliverType: 'pdf' })).toEqual([true]);
    expect(await holders({ receiverEmail: 'else@example.test' })).toEqual([false]);
    expect(await shop.broken()).toEqual([]);
  });

  test('of exactly a thousand cards is complete with the first', async () => {
    const { orderNo, unit } = await paid([line({ qty: 1000, amount: '10.00' })]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('last');
    expect(await cardsOf(orderNo)).toHaveLength(1000);
    expect(await messagesOf(orderNo)).toEqual([{ topic: 'issue' }, { topic: 'order-receipt' }]);
  });

  test('does not fail if cards could not be drawn ahead', async () => {
    const { orderNo, unit } = await paid([line({ qty: 1001, amount: '10.00' })]);
    let drawn = 0;
    const hmac: Shop['vault']['hmac'] = (purpose, text) => {
      drawn += 1;
      if (drawn === 1001) throw new Error('No chance is left');
      return shop.shop.vault.hmac(purpose, text);
    };
    const failing = { ...shop.shop, vault: { ...shop.shop.vault, hmac } };
    expect(await issueOrder(failing, unit, orderNo, sql`select`)).toBe(true);
    expect(await cardsOf(orderNo)).toHaveLength(1001);
  });
});
