/** Limits on tries and requests per browser, address and unit: one caller cannot exhaust those of others. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallContext } from '../call/handler.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { ALLOWANCES, limitIdentity, limitUnit, LOGIN_PAUSES_SECONDS } from './identity-limits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const caller = (sessionId: string, clientAddress: string, unitId = UNIT): CallContext =>
  ({
    shop: shop.shop,
    unit: { id: unitId },
    buyer: { sessionId, customer: null },
    clientAddress,
  }) as unknown as CallContext;

test('a browser reaches its own limit, and starts afresh in the next window', async () => {
  const { perSession } = ALLOWANCES.resetPassword;
  for (let at = 0; at < perSession; at += 1) await limitIdentity(caller('one', 'a'), 'resetPassword');
  expect(await refusalCode(limitIdentity(caller('one', 'a'), 'resetPassword'))).toMatchObject({ code: '42900' });
  await limitIdentity(caller('other', 'a'), 'resetPassword');
  await limitIdentity(caller('one', 'a'), 'confirmLink');
  shop.wait(10);
  await limitIdentity(caller('one', 'a'), 'resetPassword');
});

test('an address reaches its own limit, however many browsers it uses', async () => {
  const { perAddress } = ALLOWANCES.emailCode;
  for (let at = 0; at < perAddress; at += 1) await limitIdentity(caller(`browser ${at}`, 'b'), 'emailCode');
  expect(await refusalCode(limitIdentity(caller('fresh', 'b'), 'emailCode'))).toMatchObject({ code: '42900' });
  await limitIdentity(caller('fresh', 'c'), 'emailCode');
  await limitIdentity(caller('fresh', 'b', 'ZZ'), 'emailCode');
});

test('a unit is counted separately, after its callers', async () => {
  for (let at = 0; at < 60; at += 1)
    await refusalCode(limitIdentity(caller('loud', 'd'), 'phoneCode')).catch(() => null);
  await limitUnit(caller('quiet', 'e'), 'phoneCode');
  for (const { perSession, perAddress, perUnit } of Object.values(ALLOWANCES)) {
    expect(perSession).toBeLessThan(perAddress);
    expect(perAddress).toBeLessThan(perUnit);
  }
});

test('the pauses of an account begin at the fifth failure, grow, and end within a quarter of an hour', () => {
  expect(LOGIN_PAUSES_SECONDS.slice(0, 4)).toEqual([0, 0, 0, 0]);
  const grown = LOGIN_PAUSES_SECONDS.slice(4);
  expect(grown.toSorted((one, other) => one - other)).toEqual(grown);
  expect([grown[0], grown.at(-1)]).toEqual([30, 900]);
});
