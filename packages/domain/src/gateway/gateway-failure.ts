/**
 * A failed external call, as machines store it: the adapter's reason and code, and whether a retry may help. Only a
 * refusal decides the request; all other failures leave it undecided. Source: architecture section 4, A-37, A-74,
 * Never contains card data.
 */

/**
 * `code` is the server's code as a string, null if there was no answer; `message` is the server's own, empty if it sent
 * none.
 */
export interface GatewayFailure {
  readonly _tag: 'GatewayFailure';
  readonly reason: string;
  readonly code: string | null;
  readonly message: string;
  readonly isRetryable: boolean;
}

/** The other side handled the request and refused it. */
export interface GatewayRefusal extends GatewayFailure {
  readonly reason: 'refused';
  readonly code: string;
  readonly isRetryable: false;
}

/** The code of an answer without a reason: an internal failure of the server. */
const NO_REASON_CODE = '1234';

/**
 * True if the other side refused the request. A network failure, an unreadable answer, a server failure or overload,
 * and any unnamed error of an adapter leave it undecided.
 */
export const isRefusal = (failure: GatewayFailure): failure is GatewayRefusal =>
  failure.reason === 'refused' && !failure.isRetryable && failure.code !== null && failure.code !== NO_REASON_CODE;

/** Which of these is the reason for which a call was refused (`detail.reason`); null where none is said. */
export const refusalReason = <Reason extends string>(error: unknown, reasons: readonly Reason[]): Reason | null => {
  const { detail }: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const { reason }: Record<string, unknown> = typeof detail === 'object' && detail !== null ? { ...detail } : {};
  return reasons.find((known) => known === reason) ?? null;
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Converts any rejection of an actor. Only failures that are marked retryable may be repeated unchanged. If an error
 * has the server's message (`serverMessage`), that one is used: its own is for the log.
 */
export const readFailure = (error: unknown): GatewayFailure => {
  const { reason, code, message, serverMessage, isRetryable }: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error, message: 'message' in error ? error.message : '' } : {};
  return {
    _tag: 'GatewayFailure',
    reason: textOf(reason) ?? 'unknown',
    code: textOf(code),
    message: textOf(serverMessage) ?? textOf(message) ?? '',
    isRetryable: isRetryable === true,
  };
};
