/** The identity document of a guest, in a unit that needs one: required, stored encrypted, shown to the staff, deleted after its term. */
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unit as FR } from '@offrande/tenants/FR';
import { inUnit } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { runStaff } from '../staff/run.ts';
import { dropLeftovers } from '../worker/drop-leftovers.ts';
import { order, refusalCode } from './testing.ts';

const UNITS = [{ ...FR, parameters: { ...FR.parameters, isNeedDocument: 1, documentRetentionMonths: 2 } as const }];
const STATED = { docType: 'other', idCardNo: '784-1984 1234567' } as const;
const ORDER_REFUSED = '20001';

describe('a unit that needs the document of its guests', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop(undefined, UNITS)));
  afterAll(() => shop.close());

  const stored = async (orderNo: string): Promise<string | null> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{
        text: string;
      }>`select identity_encrypted as text from guest_document where order_no = ${orderNo}`.execute(transaction);
      return rows[0]?.text ?? null;
    });
  const staff = async (orderNo: string, ...reason: string[]) =>
    (await runStaff(shop.shop, ['guest-document', orderNo, ...reason, '--unit', UNIT, '--actor', 'omar'])).text;

  test.each<[string, Partial<CheckoutPayload>, object]>([
    ['none', {}, { field: 'docType', reason: 'Required' }],
    ['a type alone', { docType: 'other' }, { field: 'idCardNo', reason: 'Required' }],
    ['a number alone', { idCardNo: 'AB12' }, { field: 'docType', reason: 'Required' }],
    [
      'a number with other characters than letters and digits',
      { docType: 'other', idCardNo: '12/AB' },
      { field: 'idCardNo', reason: 'NotLettersAndDigits' },
    ],
  ])('refuses the order of a guest who states %s [S3.60]', async (_, changes, detail) => {
    expect(await refusalCode(order(shop.browser(), changes))).toMatchObject({ code: ORDER_REFUSED, detail });
  });

  test('stores it encrypted with the order, and shows it to the staff for a reason that is written down [S3.60]', async () => {
    const orderNo = await order(shop.browser(), STATED);
    expect(await stored(orderNo)).not.toContain('784');
    expect(await staff(orderNo)).toContain('--reason is missing');
    expect(JSON.parse(await staff(orderNo, '--reason', 'asked by the customs'))).toMatchObject({
      outcome: 'ok',
      answer: { documentType: 'other', documentNumber: '78419841234567' },
    });
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ detail: object }>`select detail from audit where subject = ${orderNo}`.execute(transaction),
    );
    expect(rows).toMatchObject([
      { detail: { reason: 'asked by the customs' } },
      { detail: { reason: 'asked by the customs' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('7841984');
  });

  test('deletes it after the unit’s term, and not before; the order stays [S3.60][A-191]', async () => {
    const orderNo = await order(shop.browser(), STATED);
    // Ordered on 21 November, with a term of two months.
    const sweepAt = (text: string) => dropLeftovers({ ...shop.shop, clock: () => new Date(text) }, UNIT);
    await sweepAt('2027-01-21T22:59:00Z');
    expect(await stored(orderNo)).not.toBeNull();
    await sweepAt('2027-01-21T23:00:00Z');
    expect(await stored(orderNo)).toBeNull();
    expect(JSON.parse(await staff(orderNo, '--reason', 'asked by the customs'))).toMatchObject({ outcome: 'unknown' });
  });
});

test('a unit that needs none refuses one, so that nothing is stored in vain [S3.60]', async () => {
  const shop = await openTestShop();
  try {
    expect(await refusalCode(order(shop.browser(), STATED))).toMatchObject({
      code: ORDER_REFUSED,
      detail: { field: 'docType', reason: 'NotOffered' },
    });
    await order(shop.browser());
  } finally {
    await shop.close();
  }
});
