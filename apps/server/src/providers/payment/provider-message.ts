/** Reading a message once its signature was found right: what breaks the provider's schema is unreadable, never guessed. */
import { Result, Schema } from 'effect';
import type { MessageReading } from './payment-provider.ts';

/** Decodes the JSON text and hands it on. The reason of a failure is for the log: it may repeat what was sent. */
export const readGenuine = <A>(
  schema: Schema.Codec<A, string>,
  json: Uint8Array | string,
  read: (message: A) => MessageReading,
): MessageReading => {
  const decoded = Schema.decodeUnknownResult(schema)(typeof json === 'string' ? json : new TextDecoder().decode(json));
  return Result.isSuccess(decoded) ? read(decoded.success) : { _tag: 'Unreadable', reason: String(decoded.failure) };
};
