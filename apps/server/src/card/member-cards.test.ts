/** Cards that belong to customers: whose they are, how they are listed, and that nobody else sees them. */
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order, refusalCode } from '../order/testing.ts';
import { buy, cardHolder, cardsOf, storedCard } from './testing.ts';

describe("a customer's cards", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('include those that the buyer prints at home, with product and every field of a card, but no PIN [S3.96][S3.98][S7.14]', async () => {
    const { browser, customer } = await cardHolder(shop);
    const detail = await browser.call(calls.memberCards, {
      aggregatorBuId: UNIT,
      custId: customer.id,
      itemCode: 'offrande',
    });
    expect(detail).toMatchObject({
      itemCode: 'offrande',
      productName: 'Offrande, toutes enseignes',
      transferMode: 'part',
      isReloadable: true,
      isThirdPartyProduct: false,
      cardList: [
        {
          pinCode: null,
          cardBalance: '50.00',
          initialBalance: '50.00',
          countryCode: 'FR',
          purchaseDate: '2026/11/21',
          expiryDate: '2027/11/21',
          cardState: 'new',
          isBlocked: false,
          lock: null,
        },
      ],
    });
    expect(detail.productImageUrl).toMatch(/\.svg$/);
    expect(detail.howToUse).toContain('code PIN');
  });

  test('include those sent to their own address, but not those sent to somebody else', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn({ email: 'Own.Address@example.test' });
    await buy(shop, browser, customer, line({ deliverType: 'email', receiverEmail: 'own.address@example.test' }));
    await buy(shop, browser, customer, line({ deliverType: 'email' }));
    expect(await cardsOf(browser)).toHaveLength(1);
  });

  test('are counted by product, filtered by name and category, and listed per product [S7.13][S7.14]', async () => {
    const { browser, customer } = await cardHolder(shop);
    const { message2: _, ...kinoCard } = line({ itemCode: 'kino-9', amount: '20.00', deliverType: 'pdf' });
    await buy(shop, browser, customer, kinoCard);
    await buy(shop, browser, customer, line({ deliverType: 'pdf', qty: 2 }));
    const ask = async (filter: { productName?: string; categoryId?: string } = {}) =>
      (await browser.call(calls.memberProducts, { aggregatorBuId: UNIT, ...filter })).products.map(
        ({ itemCode, cardCount, cardBalance }) => [itemCode, cardCount, cardBalance],
      );
    const offrande = ['offrande', 3, '150.00'];
    const kino = ['kino-9', 1, '20.00'];
    expect(await ask()).toEqual([kino, offrande]);
    expect(await ask({ productName: 'TOUTES' })).toEqual([offrande]);
    expect(await ask({ categoryId: '9' })).toEqual([offrande]);
    expect(await ask({ categoryId: '9', productName: 'kino' })).toEqual([]);
    const balances = async (itemCode: string) =>
      (await browser.call(calls.memberCards, { aggregatorBuId: UNIT, itemCode })).cardList.map(
        ({ cardBalance }) => cardBalance,
      );
    expect([await balances('offrande'), await balances('kino-9')]).toEqual([['50.00', '50.00', '50.00'], ['20.00']]);
  });

  test('are refused to a guest, and to a customer who names another [S7.124]', async () => {
    const { browser, customer } = await cardHolder(shop);
    const other = shop.browser();
    await other.signIn();
    for (const call of [calls.memberCards, calls.memberProducts] as const) {
      const request = { aggregatorBuId: UNIT, itemCode: 'offrande' };
      const { itemCode: _, ...plain } = request;
      const asked = call === calls.memberCards ? request : plain;
      expect(await refusalCode(shop.browser().call(call, asked as never))).toMatchObject({ code: '40100' });
      const inHisName = other.call(call, { ...asked, custId: customer.id } as never);
      expect(await refusalCode(inHisName)).toMatchObject({ code: '40100' });
    }
    expect(await refusalCode(cardsOf(other))).toMatchObject({ code: '40400', detail: { field: 'itemCode' } });
    expect((await other.call(calls.memberProducts, { aggregatorBuId: UNIT })).products).toEqual([]);
    expect(await cardsOf(browser)).toHaveLength(1);
  });

  test('show their PIN to their owner only, on request [S3.96]', async () => {
    const { browser, card } = await cardHolder(shop);
    const ask = (asking = browser) => asking.call(calls.cardPin, { aggregatorBuId: UNIT, cardNumber: card.cardNumber });
    const { pin } = await storedCard(shop, card.cardNumber);
    expect(await ask()).toEqual({ pinCode: pin });
    const other = shop.browser();
    expect(await refusalCode(ask(other))).toMatchObject({ code: '40100' });
    await other.signIn();
    expect(await refusalCode(ask(other))).toMatchObject({ code: '40400' });
    await browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber: card.cardNumber, action: 'Block' });
    expect(await refusalCode(ask())).toMatchObject({ code: '12003', detail: { reason: 'CardBlocked' } });
  });

  test('do not include those bought by a guest, whatever the address', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn({ email: 'later@example.test' });
    browser.signOut();
    await order(browser, { lines: [line({ receiverEmail: 'later@example.test' })] });
    const elsewhere = shop.browser();
    await elsewhere.signIn(customer);
    expect((await elsewhere.call(calls.memberProducts, { aggregatorBuId: UNIT })).products).toEqual([]);
  });
});
