/** The calls that the payment machines invoke. Source: spec section 7 (S7.105 to S7.113), S7.110, A-33. */
import {
  callBackUrl,
  type PaymentProviderId,
  type PaymentResult,
  type PaymentSession,
  type PaymentSessionRequest,
  type PaymentType,
} from '@offrande/domain/payment';
import { paymentResultOf } from '@offrande/domain/payment/schema';
import type { Client } from '../client/client.ts';
import {
  createPaymentSession,
  csrfToken as csrfTokenCall,
  paymentLogResult,
  paymentResult,
  redirectInfo,
} from '../contract/payment.ts';
import type { IntentionKeys } from './intention-keys.ts';

export interface PaymentGateway {
  fetchCsrfToken(): Promise<string>;
  createPaymentSession(input: {
    readonly csrfToken: string;
    readonly request: PaymentSessionRequest;
  }): Promise<PaymentSession>;
  readRedirectInfo(input: { readonly provider: PaymentProviderId }): Promise<{ readonly token: string }>;
  readResult(input: { readonly token: string }): Promise<PaymentResult>;
  readLogResult(input: { readonly provider: PaymentProviderId; readonly paymentLogId: string }): Promise<PaymentResult>;
}

/** `host` is the shop's origin as the browser sees it; `search` what the provider appended to the return address. */
export const createPaymentGateway = (
  client: Client,
  keys: IntentionKeys,
  place: { readonly host: string; readonly type: PaymentType; readonly search: string },
): PaymentGateway => {
  const buId = client.unitId;
  const returnedTo = `${callBackUrl(place.host, buId)}${place.type}${place.search}`;
  const fetchCsrfToken = async (): Promise<string> => (await client.call(csrfTokenCall, { buId })).token;
  return {
    fetchCsrfToken,
    createPaymentSession: ({ csrfToken, request }) =>
      keys.run(`pay ${request.orderNo}`, (idempotencyKey) =>
        client.call(
          createPaymentSession,
          {
            buId,
            orderNo: request.orderNo,
            txnAmount: request.amount,
            txnCurrency: request.currency,
            paymentMethod: request.method,
            hostName: place.host,
            // A session here is always for a payment to be made.
            isVoid: false,
            email: request.email,
            ...(request.mobileNo === null ? {} : { mobileNo: request.mobileNo }),
          },
          { idempotencyKey, csrfToken },
        ),
      ),
    readRedirectInfo: async ({ provider }) =>
      client.call(redirectInfo, {
        buId,
        csrfToken: await fetchCsrfToken(),
        pspProvider: provider,
        callBackUrl: returnedTo,
      }),
    readResult: async ({ token }) =>
      paymentResultOf(await client.call(paymentResult, { buId, token, callBackUrl: returnedTo })),
    readLogResult: async ({ provider, paymentLogId }) =>
      paymentResultOf(await client.call(paymentLogResult, { buId, paymentLogId, pspProvider: provider })),
  };
};
