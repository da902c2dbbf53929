/** One call to a payment provider over HTTP, with a limit on its time; every way of failing becomes `ProviderUnavailable`. */
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

/** Asks once. Silence, a full house (429) and the provider's own failures (5xx) are retryable; an answer that is no JSON is not. */
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

/** Decodes an answer by its schema; fields that the schema does not name are left behind. */
export const decodeAnswer = <A>(schema: Schema.Codec<A, unknown>, body: unknown): A => {
  const decoded = Schema.decodeUnknownResult(schema)(body);
  if (Result.isSuccess(decoded)) return decoded.success;
  throw new ProviderUnavailable('the answer breaks the provider’s contract', false, { cause: decoded.failure });
};

/** Decodes what a request was granted; a request that was refused is refused for good. */
export const decodeGranted = <A>(
  provider: PaymentProviderId,
  schema: Schema.Codec<A, unknown>,
  { status, body }: ProviderAnswer,
): A => {
  if (status >= 300) throw new ProviderUnavailable(`${provider} answers ${status}`, false);
  return decodeAnswer(schema, body);
};

/** A web address to send a browser to. */
export const WebAddress = Schema.String.check(Schema.isPattern(/^https?:\/\/\S{1,2000}$/));
