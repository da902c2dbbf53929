/**
 * Concurrent use of a few cards on PostgreSQL: transfers, blocks, orders paid by card, imports, wrong PINs. Losers are refused; nothing
 * breaks, nothing deadlocks, and the books balance (reliability row 40).
 */
import { calls } from '@offrande/api-client/contract';
import { expect, test } from 'vitest';
import { solveCaptcha } from '../captcha/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, payload, queryCard } from '../order/testing.ts';
import { cardHolder, fund, storedCard } from './testing.ts';

const HOLDERS = 4;
const TURNS = 12;

const openHolder = async (shop: TestShop) => {
  const holder = await cardHolder(shop);
  const { cardNumber } = holder.card;
  const { pin } = await storedCard(shop, cardNumber);
  await queryCard(holder.browser, { cardNumber, pinCode: pin });
  await fund(shop, holder.customer, 100_00n);
  return { ...holder, pin, cardNumber };
};
type Holder = Awaited<ReturnType<typeof openHolder>>;

test('cards under concurrent use keep every cent, and no use ends in a defect', { timeout: 300_000 }, async () => {
  const shop = await openTestShop(20);
  const holders: Holder[] = [];
  while (holders.length < HOLDERS) holders.push(await openHolder(shop));
  const unit = { aggregatorBuId: UNIT };
  const uses = holders.flatMap(({ browser, cardNumber, pin }) => {
    const set = (action: 'Block' | 'UnBlock') => browser.call(calls.updateCard, { ...unit, cardNumber, action });
    return [
      () =>
        browser.call(calls.cardTransfer, {
          ...unit,
          cardNumber,
          method: 'email',
          friendName: 'Camille',
          email: 'camille@example.test',
          amount: '1.00',
        }),
      () => set('Block'),
      () => set('UnBlock'),
      async () => {
        const couponList = [{ cardNumber, appliedAmount: '10.00', code: 'giftCard' as const }];
        const lines = [line({ amount: '10.00', deliverType: 'pdf' })];
        const order = payload({ paymentMean: 'giftCard', couponList, lines });
        const { orderNo } = await browser.call(calls.createOrder, order);
        return browser.call(calls.confirmOrder, { ...unit, orderNo });
      },
      async () => {
        const token = await solveCaptcha(browser, 'cardImport');
        const request = { ...unit, importType: 'balance', memberBu: UNIT, cardNumber, pinCode: pin, token } as const;
        return browser.call(calls.importCard, request);
      },
      async () => {
        const captchaToken = await solveCaptcha(browser, 'cardQuery');
        return browser.call(calls.queryCard, { aggregatorBu: UNIT, cardNumber, pinCode: '000000', captchaToken });
      },
    ];
  });
  const ends: PromiseSettledResult<unknown>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1)
    ends.push(...(await Promise.allSettled(uses.map((_, at) => uses[(at * 7 + turn) % uses.length]!()))));
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { status: number }).status] : []));
  expect(lost.filter((status) => status === null || status >= 500)).toEqual([]);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(HOLDERS * TURNS);
  await shop.work();
  expect(await shop.broken()).toEqual([]);
  await shop.close();
});
