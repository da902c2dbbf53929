/** A call to a payment provider over HTTP, with a timeout; every failure becomes `ProviderUnavailable`. */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { Result, Schema } from 'effect';
import { ProviderUnavailable } from './payment-provider.ts';

export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Makes one request. No answer, 429 and 5xx are retryable; an answer that is not JSON is not. */
export const askProvider = async (request: ProviderRequest, timeoutMs: number): Promise<ProviderAnswer> => {
  const { method, url, headers, body } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, {
    method,
    headers,
    signal,
    redirect: 'error',
    ...(body === undefined ? {} : { body }),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      throw new ProviderUnavailable(`no answer from ${new URL(url).host}`, true, { cause });
    });
  if (answer.status >= 500 || answer.status === 429) throw new ProviderUnavailable(`status ${answer.status}`, true);
  return { status: answer.status, body: readJson(answer.text) };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderUnavailable('the answer is no JSON', false, { cause });
  }
};

/** Decodes an answer by its schema; unknown fields are dropped. */
export const decodeAnswer = <A>(schema: Schema.Codec<A, unknown>, body: unknown): A => {
  const decoded = Schema.decodeUnknownResult(schema)(body);
  if (Result.isSuccess(decoded)) return decoded.success;
  throw new ProviderUnavailable('the answer breaks the provider’s contract', false, { cause: decoded.failure });
};

/** Decodes a successful answer; a refusal is not retryable. */
export const decodeGranted = <A>(
  provider: PaymentProviderId,
  schema: Schema.Codec<A, unknown>,
  { status, body }: ProviderAnswer,
): A => {
  if (status >= 300) throw new ProviderUnavailable(`${provider} answers ${status}`, false);
  return decodeAnswer(schema, body);
};

/** A URL to redirect a browser to. */
export const WebAddress = Schema.String.check(Schema.isPattern(/^https?:\/\/\S{1,2000}$/));
