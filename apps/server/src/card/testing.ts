/** Customers' cards for tests: sold to a buyer who receives them himself, in an order paid from the wallet. */
import { calls, type ResponseOf } from '@offrande/api-client/contract';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { solveCaptcha } from '../captcha/testing.ts';
import { decryptPin } from './card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import { line, order } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import type { Customer } from '../call/buyer.ts';

type MemberCard = ResponseOf<typeof calls.memberCards>['cardList'][number];

/** Puts money into a customer's wallet. */
export const fund = ({ shop }: TestShop, { id }: Customer, amountMinor: bigint): Promise<unknown> =>
  inUnit(shop.connection, UNIT, (transaction) => {
    const change = topUp({ paymentId: uuid(systemRandom), to: walletAccount(id, 'EUR'), amountMinor, feeMinor: 0n });
    return record(transaction, UNIT, [change], shop.random);
  });

/** Buys cards from the wallet and has them issued; returns the order number. */
export const buy = async (
  test: TestShop,
  browser: Browser,
  customer: Customer,
  bought: OrderPayloadLine,
): Promise<string> => {
  await fund(test, customer, 1_000_00n);
  const orderNo = await order(browser, { paymentMean: 'wallet', lines: [bought] });
  await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
  await test.work();
  return orderNo;
};

/** A signed-in customer on a new browser with one card of 50.00, printed at home. */
export const cardHolder = async (
  test: TestShop,
): Promise<{ readonly browser: Browser; readonly customer: Customer; readonly card: MemberCard }> => {
  const browser = test.browser();
  const customer = await browser.signIn();
  await buy(test, browser, customer, line({ deliverType: 'pdf' }));
  return { browser, customer, card: (await cardsOf(browser))[0]! };
};

/** The customer's cards of a product. */
export const cardsOf = async (browser: Browser, itemCode = 'offrande'): Promise<readonly MemberCard[]> =>
  (await browser.call(calls.memberCards, { aggregatorBuId: UNIT, itemCode })).cardList;

/** A card's stored row, by its last digits. */
export const storedCard = ({ shop }: TestShop, cardNumber: string) =>
  inUnit(shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<{
      id: string;
      pin_encrypted: string;
      is_locked: boolean;
      wrong_pins: number;
      customer_id: string | null;
    }>`select id, pin_encrypted, is_locked, wrong_pins, customer_id from card
      where last_digits = ${cardNumber.slice(-4)} and number_hmac = ${shop.vault.hmac('card-number', `${UNIT}:${cardNumber}`)}`.execute(
      transaction,
    );
    const row = rows[0]!;
    return { ...row, pin: decryptPin(shop.vault, row.pin_encrypted) };
  });

/** Queries a card, with a captcha if `isSolved`. */
export const query = async (browser: Browser, card: { cardNumber: string; pinCode?: string }, isSolved = false) =>
  browser.call(calls.queryCard, {
    aggregatorBu: UNIT,
    ...card,
    ...(isSolved ? { captchaToken: await solveCaptcha(browser, 'cardQuery') } : {}),
  });

/** One page of a card's history; callers other than the owner need a captcha. */
export const transactions = async (browser: Browser, cardNumber: string, isSolved = true, pageNo = 1) =>
  browser.call(calls.cardTransactions, {
    aggregatorBuId: UNIT,
    cardNumber,
    pageNo,
    ...(isSolved ? { captchaToken: await solveCaptcha(browser, 'cardTransactions') } : {}),
  });
