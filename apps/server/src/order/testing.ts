/** Valid orders as a guest's browser sends them; tests change one thing at a time. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import type { CheckoutPayload, OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Browser, TestShop } from '../http/testing.ts';
import { UNIT } from '../http/testing.ts';

export const line = (changes: Partial<OrderPayloadLine> = {}): OrderPayloadLine => ({
  itemCode: 'offrande',
  amount: '50.00',
  qty: 1,
  deliverType: 'email',
  message: 'Bon anniversaire',
  message2: 'Camille',
  receiverName: 'Camille Roux',
  receiverEmail: 'camille.roux@example.test',
  senderName: 'Nora Petit',
  senderEmail: 'nora.petit@example.test',
  ...changes,
});

export const payload = (changes: Partial<CheckoutPayload> = {}): CheckoutPayload => ({
  aggregatorBuId: UNIT,
  lines: [line()],
  paymentMean: 'creditCard',
  ...changes,
});

export const TRIAL_CARD = { cardNumber: '9999000000004417', pinCode: '204417', balance: '40.00' } as const;

/** Verifies a card in a browser's session for a cart of `offrande`. */
export const queryCard = (
  browser: Browser,
  card: { cardNumber: string; pinCode?: string } = TRIAL_CARD,
  itemCode = 'offrande',
) =>
  browser.call(calls.queryCard, {
    aggregatorBu: UNIT,
    cardNumber: card.cardNumber,
    ...(card.pinCode === undefined ? {} : { pinCode: card.pinCode }),
    cartList: [{ itemCode, amount: '50.00', qty: 1 }],
  });

export const order = async (browser: Browser, changes: Partial<CheckoutPayload> = {}): Promise<string> =>
  (await browser.call(calls.createOrder, payload(changes))).orderNo;

export const sessionRequest = (
  { shop }: TestShop,
  orderNo: string,
  changes: Partial<RequestOf<typeof calls.createPaymentSession>> = {},
): RequestOf<typeof calls.createPaymentSession> => ({
  buId: UNIT,
  orderNo,
  txnAmount: '50.00',
  txnCurrency: 'EUR',
  paymentMethod: 'C04',
  hostName: shop.publicOrigin,
  email: 'nora.petit@example.test',
  ...changes,
});

/** Opens a payment; returns the attempt's id. */
export const openPayment = async (
  test: TestShop,
  browser: Browser,
  orderNo: string,
  changes: Partial<RequestOf<typeof calls.createPaymentSession>> = {},
): Promise<string> => {
  const { token } = await browser.call(calls.csrfToken, { buId: UNIT });
  const request = sessionRequest(test, orderNo, changes);
  return (await browser.call(calls.createPaymentSession, request, { csrfToken: token })).paymentLogId;
};

/** Acts as the return page: finds the payment and queries its result. */
export const returnFromProvider = async (test: TestShop, browser: Browser) => {
  const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
  const callBackUrl = `${test.shop.publicOrigin}/FR/loading/order`;
  const { token } = await browser.call(calls.redirectInfo, {
    buId: UNIT,
    csrfToken,
    pspProvider: 'UpstreamPay',
    callBackUrl,
  });
  return browser.call(calls.paymentResult, { buId: UNIT, token, callBackUrl });
};

export const detail = (browser: Browser, orderNo: string) =>
  browser.call(calls.orderDetail, { aggregatorBuId: UNIT, orderNo });

/** The refusal code of a call. */
export const refusalCode = async (
  call: Promise<unknown>,
): Promise<{ code: string; status: number | null; detail: Record<string, string> }> => {
  const failure = await call.then(
    (value) => Promise.reject(new Error(`The call was answered: ${JSON.stringify(value)}`)),
    (error: unknown) => error as { code: string; status: number | null; detail: Record<string, string> },
  );
  const { code, status, detail: about } = failure;
  if (code === undefined) throw failure;
  return { code, status, detail: about };
};

/** The kinds of the open tasks about a payment attempt. */
export const openTaskKinds = ({ shop }: TestShop, attemptId: string): Promise<readonly string[]> =>
  inUnit(shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<{ kind: string }>`
      select kind from task where subject like ${`${attemptId}:%`} and closed_at is null order by opened_at, kind`.execute(
      transaction,
    );
    return rows.map(({ kind }) => kind);
  });
