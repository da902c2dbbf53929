/** A guest's orders when he opens an account. */
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop } from '../http/testing.ts';
import { detail, line, openPayment, order, refusalCode } from '../order/testing.ts';
import { byEmail, type Identity, openIdentity, signInBy, newPerson, UNIT_FIELD } from '../session/testing.ts';

const signedIn = async (browser: Browser, email: string): Promise<string> => {
  const answer = await signInBy(browser, byEmail(email));
  return answer._tag === 'SignedIn' ? answer.user.customerId : '';
};
const ordersOf = async (browser: Browser, custId: string): Promise<readonly string[]> =>
  (await browser.call(calls.getMemberHistory, { ...UNIT_FIELD, custId, page: 1 })).transactionRecords.map(
    ({ reference }) => reference,
  );
const cardsOf = async (browser: Browser, custId: string): Promise<number> =>
  (await browser.call(calls.memberProducts, { ...UNIT_FIELD, custId })).products.reduce(
    (cards, { cardCount }) => cards + cardCount,
    0,
  );

describe('the orders of a guest who registers', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop();
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  /** Buys one card to print at home; issued unless `isMade` is false. */
  const buy = async (browser: Browser, email: string, isMade = true): Promise<string> => {
    const sender = { senderName: 'Inès Marchand', senderEmail: email };
    const { receiverName: _name, receiverEmail: _email, ...printed } = line({ ...sender, deliverType: 'pdf' });
    const orderNo = await order(browser, { lines: [printed] });
    await shop.control({ attemptId: await openPayment(shop, browser, orderNo), scenario: 'accept' });
    if (isMade) await shop.work();
    return orderNo;
  };
  test.each([
    ['issued', true],
    ['still to be issued', false],
  ])('are in the account with his own cards, %s, on any device', async (_, isMade) => {
    const who = newPerson();
    const browser = shop.browser();
    const orderNo = await buy(browser, who.email.toUpperCase(), isMade);
    await identity.register(browser, who);
    await shop.work();
    const elsewhere = shop.browser();
    const custId = await signedIn(elsewhere, who.email);
    expect(await ordersOf(elsewhere, custId)).toEqual([orderNo]);
    expect(await detail(elsewhere, orderNo)).toMatchObject({ orderNo, buyerName: 'Inès Marchand' });
    expect(await cardsOf(elsewhere, custId)).toBe(1);
    expect(await shop.broken()).toEqual([]);
  });

  test('stay a guest’s if placed with another email or in another browser', async () => {
    const [who, other] = [newPerson(), newPerson()];
    const [browser, elsewhere] = [shop.browser(), shop.browser()];
    const ofOther = await buy(browser, other.email);
    const fromElsewhere = await buy(elsewhere, who.email);
    await identity.register(browser, who);
    const custId = await signedIn(browser, who.email);
    expect(await ordersOf(browser, custId)).toEqual([]);
    expect(await cardsOf(browser, custId)).toBe(0);
    expect(await refusalCode(detail(browser, fromElsewhere))).toMatchObject({ code: '40400' });
    expect(await detail(elsewhere, fromElsewhere)).toMatchObject({ orderNo: fromElsewhere });
    expect(await detail(browser, ofOther)).toMatchObject({ orderNo: ofOther });
  });

  test('stay with their customer: a later account in the same browser does not get them', async () => {
    const [first, second] = [newPerson(), newPerson()];
    const browser = shop.browser();
    const orderNo = await buy(browser, first.email);
    await identity.register(browser, first);
    await identity.register(browser, second);
    const custId = await signedIn(browser, second.email);
    expect(await ordersOf(browser, custId)).toEqual([]);
    expect(await refusalCode(detail(browser, orderNo))).toMatchObject({ code: '40400' });
  });
});
