/** SMS by an HTTP gateway: one JSON message per call, with a bearer token. */
import type { SmsConfig } from './sms-config.ts';
import { type SmsSender, SmsUnavailable } from './sms-sender.ts';

/** Statuses after which a retry may succeed: a wrong token, which can be corrected, too many requests, or the gateway's own failure. */
const isRetryable = (status: number): boolean => [401, 403, 408, 429].includes(status) || status >= 500;

export const httpSmsSender = ({ baseUrl, token, timeoutMs }: SmsConfig): SmsSender => ({
  send: async ({ reference, to, from, text }) => {
    const response = await fetch(`${baseUrl}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ to, from, text, reference }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new SmsUnavailable('the gateway did not answer', true, { cause });
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsUnavailable(`the gateway answers ${response.status}`, isRetryable(response.status));
  },
});
