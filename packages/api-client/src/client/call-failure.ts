/**
 * Why a call returned no data. Source: spec section 7 (S7.121, S7.122), A-74.
 * `refused`: the server said no; `unreachable`: no answer at all (status null, code 1234); `unreadable`: an answer
 * that breaks the contract; `unauthorized`: the session is no longer known.
 */
import { ERROR_CODES } from '../contract/answer.ts';

export type CallFailureReason = 'refused' | 'unreachable' | 'unreadable' | 'unauthorized';

interface CallFailureFields {
  readonly reason: CallFailureReason;
  readonly call: string;
  readonly status: number | null;
  readonly code?: string;
  readonly serverMessage?: string;
  readonly detail?: Readonly<Record<string, string>>;
  readonly isLate?: boolean;
}

export class CallFailure extends Error {
  readonly _tag = 'CallFailure';
  readonly reason: CallFailureReason;
  readonly call: string;
  readonly status: number | null;
  readonly code: string;
  /** The server's own message; shown only where the specification requires it. */
  readonly serverMessage: string;
  readonly detail: Readonly<Record<string, string>>;
  /** Sending the same call again, with the same idempotency key, may help. */
  readonly isRetryable: boolean;
  /** The answer did not come within the call's time limit: trying again at once would double the wait. */
  readonly isLate: boolean;

  constructor(fields: CallFailureFields, options?: ErrorOptions) {
    super(
      `${fields.call}: ${fields.reason} (${fields.status ?? 'no status'}, ${fields.code ?? ERROR_CODES.generic})`,
      options,
    );
    this.reason = fields.reason;
    this.call = fields.call;
    this.status = fields.status;
    this.code = fields.code ?? ERROR_CODES.generic;
    this.serverMessage = fields.serverMessage ?? '';
    this.detail = fields.detail ?? {};
    this.isLate = fields.isLate ?? false;
    this.isRetryable =
      this.reason === 'unreachable' ||
      this.status === 503 ||
      this.status === 429 ||
      this.code === ERROR_CODES.requestRunning;
  }
}

export const isCallFailure = (value: unknown): value is CallFailure => value instanceof CallFailure;
