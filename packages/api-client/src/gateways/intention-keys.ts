/**
 * Idempotency keys: one for each intention of the user, the same over retries, a new one once the intention has been
 * answered. The name of an intention consists of its action and its subject.
 */
export interface IntentionKeys {
  /** Runs `act` with the intention's key; a retryable failure retains the key, any answer ends it. */
  run<T>(intention: string, act: (key: string) => Promise<T>): Promise<T>;
}

const isRetryable = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'isRetryable' in failure && failure.isRetryable === true;

export const createIntentionKeys = (newKey: () => string): IntentionKeys => {
  const keys = new Map<string, string>();
  return {
    run: async (intention, act) => {
      const key = keys.get(intention) ?? newKey();
      keys.set(intention, key);
      try {
        const answer = await act(key);
        keys.delete(intention);
        return answer;
      } catch (failure) {
        if (!isRetryable(failure)) keys.delete(intention);
        throw failure;
      }
    },
  };
};
