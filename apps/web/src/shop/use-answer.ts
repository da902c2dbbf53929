/** What the shop answers to a question that a screen asks when it opens: on its way, there, or not to be had. */
import { useCallback, useEffect, useState } from 'react';

export interface Answer<T> {
  /** Null while it is on its way, and where it could not be had. */
  readonly answer: T | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** `ask` keeps its identity as long as the question is the same. */
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
