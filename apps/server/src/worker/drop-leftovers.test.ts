/** Unused data is deleted after its time, and what may still be needed stays. */
import { calls } from '@offrande/api-client/contract';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money } from '@offrande/domain/money';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { csv } from '../bulk-order/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, queryCard, refusalCode } from '../order/testing.ts';
import { uuid } from '../random.ts';
import { loadPhoto, storePhoto } from '../resource/photo-store.ts';
import { DRAFT_DAYS } from '../draft/draft-handlers.ts';
import { dropLeftovers, LEFTOVER_DAYS, dropPhotosSql } from './drop-leftovers.ts';

const EUR = currency('EUR', 2);
const DAY_MINUTES = 24 * 60;

const encoded = (photoUrl: string | null, uploads: readonly string[] = []) =>
  Schema.encodeSync(draftLineFromWire(EUR))({
    ...newLine('1', 'offrande', EUR),
    amount: money(20, EUR),
    photoUrl,
    file: uploads.length === 0 ? null : { cards: 2, type: 'csv', name: 'cards.csv', uploads },
  }) as Record<string, Schema.Json>;

describe('unused data', () => {
  let shop: TestShop;
  let company: Browser;
  let custId: string;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());
  beforeEach(async () => {
    company = shop.browser();
    ({ id: custId } = await company.signIn({ memberType: 'business', contractLevel: 'registered' }));
  });

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const kept = async (table: string): Promise<number> =>
    (await rows(sql<{ kept: number }>`select count(*)::integer as kept from ${sql.table(table)}`))[0]!.kept;
  const held = async () => [await kept('coupon_proof'), await kept('card_proof')];
  const photo = (): Promise<string> =>
    storePhoto(shop.shop, { unitId: UNIT, sessionId: uuid(shop.shop.random) }, new Uint8Array([1]));
  const isThere = async (address: string): Promise<boolean> => (await loadPhoto(shop.shop, address)) !== null;
  const after = (days: number): Promise<void> => {
    const at = new Date(shop.shop.clock().getTime() + days * DAY_MINUTES * 60_000);
    return dropLeftovers({ ...shop.shop, clock: () => at }, UNIT);
  };

  const draft = async (lines: ReturnType<typeof encoded>[], by = company, id = custId): Promise<string> =>
    (await by.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: id, lines })).tempId;
  const file = async (email: string): Promise<string> => {
    const cells = [
      ['email', 'amount', 'first name', 'last name'],
      [email, '10', 'Camille', 'Roux'],
      ['b@example.test', '10', 'Camille', 'Roux'],
    ];
    const { uploadId } = await company.call(calls.uploadFile, {
      aggregatorBuId: UNIT,
      custId,
      itemCode: 'offrande',
      deliverType: 'email',
      fileName: 'cards.csv',
      fileContent: csv(cells).toString('base64'),
    });
    return uploadId!;
  };
  const filesOf = () =>
    rows(sql<{ upload_id: string }>`select upload_id from bulk_file where owner_id = ${custId} order by uploaded_at`);

  test('includes a photo once no cart can contain it any more, and not before', async () => {
    const address = await photo();
    await after(LEFTOVER_DAYS.photo - 1);
    expect(await isThere(address)).toBe(true);
    await after(LEFTOVER_DAYS.photo);
    expect(await isThere(address)).toBe(false);
  });

  test('a cart older than its photo cannot order the card without it', async () => {
    const gone = await photo();
    await after(LEFTOVER_DAYS.photo);
    const again = await photo();
    const refusal = await refusalCode(
      order(shop.browser(), { lines: [again, gone].map((address) => line({ personalImageUrl: address })) }),
    );
    expect(refusal.detail).toMatchObject({ field: 'lines.1.personalImageUrl', reason: 'PhotoGone' });
    await order(shop.browser(), { lines: [line({ personalImageUrl: again })] });
  });

  test('does not include a photo of an order, nor one of a draft or quotation as long as it is named there', async () => {
    const [ordered, drafted, elsewhere, quoted] = [await photo(), await photo(), await photo(), await photo()];
    await order(shop.browser(), { lines: [line({ personalImageUrl: ordered })] });
    const tempId = await draft([encoded(drafted), encoded(`${shop.shop.publicOrigin}${elsewhere}`)]);
    await company.call(calls.requestQuotation, {
      aggregatorBuId: UNIT,
      custId,
      paymentMean: 'bankTransfer',
      lines: [line({ personalImageUrl: quoted })],
      email: 'achats@example.test',
    });
    await after(LEFTOVER_DAYS.photo);
    for (const address of [ordered, drafted, elsewhere, quoted]) expect(await isThere(address)).toBe(true);
    await company.call(calls.deleteDraft, { aggregatorBuId: UNIT, custId, tempId });
    await after(2 * LEFTOVER_DAYS.photo);
    for (const address of [drafted, elsewhere]) expect(await isThere(address)).toBe(false);
    for (const address of [ordered, quoted]) expect(await isThere(address)).toBe(true);
  });

  test('is deleted in one sweep even if there are more photos than in a batch', async () => {
    await Promise.all(Array.from({ length: 450 }, photo));
    const used = await photo();
    await order(shop.browser(), { lines: [line({ personalImageUrl: used })] });
    await after(LEFTOVER_DAYS.photo);
    expect(await isThere(used)).toBe(true);
    expect(await rows(sql`select from photo where unused_since <= ${shop.shop.clock()}`)).toEqual([]);
  });

  test('does not include a bulk file while a draft names it, and its age counts from its last upload', async () => {
    const named = await file('a@example.test');
    const forgotten = await file('c@example.test');
    await draft([encoded(null, [named.toUpperCase()])]);
    await after(LEFTOVER_DAYS.bulkFile - 1);
    expect(await filesOf()).toHaveLength(2);
    await after(LEFTOVER_DAYS.bulkFile);
    expect(await filesOf()).toEqual([{ upload_id: named }]);
    const again = await file('c@example.test');
    expect(again).not.toBe(forgotten);
    await rows(sql`update bulk_file set uploaded_at = uploaded_at - interval '40 days' where owner_id = ${custId}`);
    expect(await file('c@example.test')).toBe(again);
    await after(0);
    expect((await filesOf()).map(({ upload_id: id }) => id)).toContain(again);
  });

  test('includes an individual’s draft after a day, and a company’s a year after its last change', async () => {
    const individual = shop.browser();
    const { id } = await individual.signIn();
    await draft([], individual, id);
    await draft([]);
    const drafts = await kept('draft_order');
    await after(DRAFT_DAYS.own - 0.01);
    expect(await kept('draft_order')).toBe(drafts);
    await after(DRAFT_DAYS.own);
    expect(await kept('draft_order')).toBe(drafts - 1);
    await after(DRAFT_DAYS.trade - 1);
    expect(await kept('draft_order')).toBe(drafts - 1);
    await after(DRAFT_DAYS.trade);
    expect(await kept('draft_order')).toBe(0);
  });

  test('includes a card proof once its session has ended', async () => {
    await queryCard(shop.browser());

    const before = await held();
    expect(Math.max(...before)).toBeGreaterThan(0);
    await after(LEFTOVER_DAYS.proof - 1);
    expect(await held()).toEqual(before);
    await after(LEFTOVER_DAYS.proof);
    expect(await held()).toEqual([0, 0]);
  });

  test('photos and their uses are found by indexes under the shop’s own role', async () => {
    // PostgreSQL scans small tables, whatever index there is.
    await order(shop.browser(), { lines: [line({ personalImageUrl: await photo() })] });
    const owner = shop.database.connection;
    const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = 'order_line'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`.execute(owner);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    await owner.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        insert into order_line (${names}) select ${sql.join(columns.map(({ name }) => sql.ref(`copy.${name}`)))}
        from (select * from order_line limit 1) sold, generate_series(1, 5000) no,
          jsonb_populate_record(null::order_line, to_jsonb(sold) || jsonb_build_object('id', gen_random_uuid(), 'position', 1000 + no)) copy`.execute(
        transaction,
      );
    });
    await sql`analyze order_line, photo`.execute(owner);
    const plan = await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows: lines } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${dropPhotosSql(UNIT, shop.shop.clock())}`.execute(transaction);
      return lines.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of ['photo_unused', 'order_line_photo']) expect(plan).toContain(index);
    expect(plan).toMatch(/Index Cond: .*unused_since <= /);
    expect(plan).toMatch(/Index Cond: .*photo_secret = /);
  });
});
