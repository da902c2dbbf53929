/**
 * A call to the outside that gave no value, as machines keep it: the adapter's reason and code, and whether asking again
 * may help. Only a refusal says something about what was asked; whatever else went wrong leaves it undecided. Source:
 * architecture section 4, A-37, A-74, A-160. Never holds card data.
 */

/** `code` is the server's code as text, null where no answer came; `message` the server's own text, empty where it sent none. */
export interface GatewayFailure {
  readonly _tag: 'GatewayFailure';
  readonly reason: string;
  readonly code: string | null;
  readonly message: string;
  readonly isRetryable: boolean;
}

/** The other side took the question and said no. */
export interface GatewayRefusal extends GatewayFailure {
  readonly reason: 'refused';
  readonly code: string;
  readonly isRetryable: false;
}

/** The code of an answer that gives no reason: something broke on the way to one. */
const NO_REASON_CODE = '1234';

/**
 * True where the other side decided against what was asked. A network that is away, an answer that cannot be read, a
 * server that broke or is too busy, and any error that an adapter did not name have decided nothing.
 */
export const isRefusal = (failure: GatewayFailure): failure is GatewayRefusal =>
  failure.reason === 'refused' && !failure.isRetryable && failure.code !== null && failure.code !== NO_REASON_CODE;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Reads whatever an actor was rejected with. Only what is marked so may be asked again unchanged. An error that tells the
 * server's words (`serverMessage`) from its own is taken by the server's: its own are for the log.
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
