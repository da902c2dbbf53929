/** Sets up a round: cards, money, orders, payments. */
import { deliverAll } from '../deliver-all.ts';
import { createHash } from 'node:crypto';
import { calls } from '@offrande/api-client/contract';
import { type CaptchaAction, leadingZeroBits, PROOF_MIN_BITS, proofText, formatProof } from '@offrande/domain/captcha';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { type RawBuilder, sql } from 'kysely';
import type { Payment } from '../../../sandbox/src/payments/payment.ts';
import { makeChallenge } from '../../../server/src/captcha/proof.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { workOnce } from '../../../server/src/worker/worker.ts';
import { record } from '../../../server/src/ledger/record.ts';
import { digits, systemRandom, uuid } from '../../../server/src/random.ts';
import type { Customer } from '../../../server/src/call/buyer.ts';
import { BASKETS } from '../simulator/baskets.ts';
import { CallFailed, type SimulatedBrowser } from '../simulator/browser.ts';
import { runStaff } from '../../../server/src/staff/run.ts';
import { signedMessage, findPayment, markPaid } from '../in-process-sandbox.ts';
import { type Arena, ORIGIN } from './arena.ts';

export const newKey = (): string => uuid(systemRandom);

/** A basket of one card of 10.00, and one of one card of 50.00. */
export const TEN = BASKETS[4]!;
export const FIFTY = BASKETS[0]!;

export interface DealtCard {
  readonly cardNumber: string;
  readonly pinCode: string;
  readonly balance: string;
}

/** Creates a card, proven in the sessions of the given browsers, and in the holder's account if there is one. */
export const dealCard = async (
  arena: Arena,
  balance: string,
  { provenBy = [], holder = null }: { provenBy?: readonly SimulatedBrowser[]; holder?: Customer | null } = {},
): Promise<DealtCard> => {
  const { shop, unit } = arena;
  const dealt = { cardNumber: digits(systemRandom, 16), pinCode: '123456', balance };
  const trialCard = {
    ...dealt,
    isAllowPartialRedeem: true,
    isThirdPartyCoupon: false,
    isBlocked: false,
    subPayDesc: ['Offrande'],
    suitedItemCode: [],
  };
  await seedUnit(shop, { ...unit, trialCards: [trialCard] }, true);
  const numberHmac = shop.vault.hmac('card-number', `${unit.id}:${dealt.cardNumber}`);
  const sessions = provenBy.map(({ buyer }) => buyer.sessionId);
  await arena.inUnit((transaction) =>
    sql`with held as (update card set customer_id = ${holder?.id ?? null} where number_hmac = ${numberHmac})
      insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
      select session_id, card.id, ${unit.id}, '{offrande}', ${shop.clock()}::timestamptz
      from unnest(${sessions}::uuid[]) as session_id, card where card.number_hmac = ${numberHmac}`.execute(transaction),
  );
  return dealt;
};

/** A correct captcha solution for one call of this browser. */
export const solved = ({ shop, unit }: Arena, { buyer }: SimulatedBrowser, action: CaptchaAction): string => {
  const task = makeChallenge(shop, { unit, buyer }, action, PROOF_MIN_BITS);
  let tries = 0;
  while (leadingZeroBits(createHash('sha256').update(proofText(task, tries)).digest()) < task.bits) tries += 1;
  return formatProof(task.challenge, tries);
};

/** Puts money into a customer's wallet. */
export const fund = (arena: Arena, { id }: Customer, amountMinor: bigint): Promise<unknown> =>
  arena.inUnit((transaction) => {
    const to = walletAccount(id, arena.unit.currency.code);
    const change = topUp({ paymentId: newKey(), to, amountMinor, feeMinor: 0n });
    return record(transaction, arena.unit.id, [change], arena.shop.random);
  });

export const orderOf = async (
  { unit }: Arena,
  browser: SimulatedBrowser,
  changes: Partial<CheckoutPayload>,
  key = newKey(),
): Promise<string> => {
  const payload = { aggregatorBuId: unit.id, lines: FIFTY, paymentMean: 'creditCard', ...changes } as const;
  return (await browser.call(calls.createOrder, payload, key)).orderNo;
};

/** The changes that make an order one of 10.00, fully paid by a card. */
export const paidBy = ({ cardNumber }: DealtCard): Partial<CheckoutPayload> => ({
  lines: TEN,
  paymentMean: 'giftCard',
  couponList: [{ cardNumber, appliedAmount: '10.00', code: 'giftCard' }],
});

export const confirm = ({ unit }: Arena, browser: SimulatedBrowser, orderNo: string): Promise<unknown> =>
  browser.call(calls.confirmOrder, { aggregatorBuId: unit.id, orderNo }, newKey());

export const cancel = ({ unit }: Arena, browser: SimulatedBrowser, orderNo: string): Promise<unknown> =>
  browser.call(calls.cancelOrder, { aggregatorBuId: unit.id, orderNo }, newKey());

/** Creates an order of 10.00, fully paid by a new card, that awaits confirmation; returns its number. */
export const coveredOrder = async (arena: Arena, browser: SimulatedBrowser): Promise<string> =>
  orderOf(arena, browser, paidBy(await dealCard(arena, '10.00', { provenBy: [browser] })));

/** Does all pending work without sending messages. */
export const work = ({ shop }: Arena): Promise<unknown> => workOnce(shop, deliverAll(shop));

/** Opens the payment of an order of 50.00; returns the attempt's id. */
export const openPayment = async (
  { unit }: Arena,
  browser: SimulatedBrowser,
  orderNo: string,
  key = newKey(),
): Promise<string> => {
  const request = {
    buId: unit.id,
    orderNo,
    txnAmount: '50.00',
    txnCurrency: unit.currency.code,
    paymentMethod: 'C04',
    hostName: ORIGIN,
    email: 'nora.petit@example.test',
  };
  return (await browser.call(calls.createPaymentSession, request, key)).paymentLogId;
};

/** Marks an attempt as paid at the provider, which does not notify the shop. */
export const paidAt = ({ sandbox, unit }: Arena, attemptId: string): Payment => {
  const payment = findPayment(sandbox.payments, unit.provider, attemptId);
  markPaid(payment, newKey());
  return payment;
};

/** Sends the provider's notification of a payment to the shop. */
export const tell = async ({ app, unit }: Arena, payment: Payment): Promise<void> => {
  const { headers, body } = signedMessage(payment);
  const answer = await app.request(`/api/payment/notify/${unit.provider}`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new CallFailed(answer.status, await answer.text());
};

/** Runs a staff command; throws `CallFailed` if it fails. */
export const staff = async ({ shop }: Arena, ...words: readonly string[]): Promise<string> => {
  const { isOk, text } = await runStaff(shop, [...words, '--actor', 'ada@shop.example']);
  if (!isOk) throw new CallFailed(409, text);
  return text;
};

export const count = (arena: Arena, from: RawBuilder<unknown>): Promise<number> =>
  arena.inUnit(async (transaction) => {
    const { rows } = await sql<{ times: bigint }>`select count(*) as times from ${from}`.execute(transaction);
    return Number(rows[0]!.times);
  });

export const journals = (arena: Arena, kind: string, causeId: string): Promise<number> =>
  count(arena, sql`journal where kind = ${kind} and cause_id = ${causeId}`);
