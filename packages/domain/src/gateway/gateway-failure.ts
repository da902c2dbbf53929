/**
 * A call to the outside that failed, as machines keep it: the adapter's reason and code, and whether
 * asking again may help. Source: architecture section 4, A-37, A-74. Never holds card data.
 */

/** `code` is the server's code as text, null where no answer came; `message` the server's own text, empty where it sent none. */
export interface GatewayFailure {
  readonly _tag: 'GatewayFailure';
  readonly reason: string;
  readonly code: string | null;
  readonly message: string;
  readonly isRetryable: boolean;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Reads whatever an actor was rejected with. What is not marked as retryable is taken as final. An error that tells the
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
