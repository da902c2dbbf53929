/** The answer to a request that a screen makes when it opens: pending, loaded or failed. */
import { useCallback, useEffect, useState } from 'react';

export interface Answer<T> {
  /** Null while pending and after a failure. */
  readonly answer: T | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** `ask` must be stable while the request is the same. */
export const useAnswer = <T>(ask: () => Promise<T>): Answer<T> => {
  const [answer, setAnswer] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const begin = useCallback(
    () =>
      ask().then(
        (read) => setAnswer(read),
        () => setFailed(true),
      ),
    [ask],
  );
  useEffect(() => void begin(), [begin]);
  const retry = () => {
    setFailed(false);
    void begin();
  };
  return { answer, hasFailed, retry };
};
