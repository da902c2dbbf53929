/** Reads a message whose signature is valid: one that violates the provider's schema is unreadable, never guessed. */
import { Result, Schema } from 'effect';
import type { MessageReading } from './payment-provider.ts';

/** Decodes the JSON text. The reason of a failure is for the log only, since it may contain what was sent. */
export const readGenuine = <A>(
  schema: Schema.Codec<A, string>,
  json: Uint8Array | string,
  read: (message: A) => MessageReading,
): MessageReading => {
  const decoded = Schema.decodeUnknownResult(schema)(typeof json === 'string' ? json : new TextDecoder().decode(json));
  return Result.isSuccess(decoded) ? read(decoded.success) : { _tag: 'Unreadable', reason: String(decoded.failure) };
};
