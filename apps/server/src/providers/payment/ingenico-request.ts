/**
 * How a request to ingenico is signed: `Authorization: GCS v1HMAC:{key id}:{signature}`, where the signature is the
 * HMAC-SHA-256, in base64, of one line each for the method, the content type, the date, every `X-GCS-` header in
 * lower case and alphabetic order, and the path. The provider refuses a date that is minutes away.
 */
import type { ProviderRequest } from './provider-call.ts';
import { signInBase64 } from './signature.ts';

interface ApiKey {
  readonly apiKeyId: string;
  readonly apiSecret: string;
}

const gcsLines = (headers: ProviderRequest['headers']): readonly string[] =>
  Object.entries(headers)
    .map(([name, value]) => `${name.toLowerCase()}:${value.trim()}`)
    .filter((line) => line.startsWith('x-gcs-'))
    .toSorted();

/** Adds date and signature to the request; nothing signed may be changed afterwards. */
export const signRequest = (
  { apiKeyId, apiSecret }: ApiKey,
  request: ProviderRequest,
  nowMs: number,
): ProviderRequest => {
  const { pathname, search } = new URL(request.url);
  const date = new Date(nowMs).toUTCString();
  const contentType = request.headers['Content-Type'] ?? '';
  const lines = [request.method, contentType, date, ...gcsLines(request.headers), `${pathname}${search}`];
  const signature = signInBase64(apiSecret, `${lines.join('\n')}\n`);
  const headers = { ...request.headers, Date: date, Authorization: `GCS v1HMAC:${apiKeyId}:${signature}` };
  return { ...request, headers };
};
