/**
 * The answer to opening a payment session as the wire spells it: an address to go to, or an error with a message.
 * Source: S7.107, A-37.
 */
import { Result, Schema } from 'effect';
import { isWebAddress } from './payment-redirect.machine.ts';
import type { PaymentSession } from './payment-redirect.machine.ts';

const Code = Schema.Union([Schema.String, Schema.Number]);

/** `redirectUrl` where the session is open; `error.message` where it is not. Other fields are ignored. */
export const PaymentSessionAnswer = Schema.Struct({
  redirectUrl: Schema.optionalKey(Schema.NullOr(Schema.String)),
  paymentLogId: Schema.optionalKey(Schema.NullOr(Schema.String)),
  error: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ message: Schema.String, code: Schema.optionalKey(Schema.NullOr(Code)) })),
  ),
});

/** The session is not open. `message` is the server's own, empty where it sent none; `code` as text, null where there is none. */
export interface PaymentSessionRefused {
  readonly _tag: 'PaymentSessionRefused';
  readonly message: string;
  readonly code: string | null;
}

const refused = (message: string, code: string | number | null = null): Result.Result<never, PaymentSessionRefused> =>
  Result.fail({ _tag: 'PaymentSessionRefused', message, code: code === null ? null : String(code) });

const decode = Schema.decodeUnknownResult(PaymentSessionAnswer);

/** Reads the answer. An error goes before an address; an answer without an address on the web is refused like an error. */
export const readPaymentSession = (answer: unknown): Result.Result<PaymentSession, PaymentSessionRefused> => {
  const read = decode(answer);
  if (Result.isFailure(read)) return refused('');
  const { redirectUrl, paymentLogId, error } = read.success;
  if (error) return refused(error.message, error.code);
  if (!redirectUrl || !isWebAddress(redirectUrl)) return refused('');
  return Result.succeed({ redirectUrl, paymentLogId: paymentLogId ?? null });
};
