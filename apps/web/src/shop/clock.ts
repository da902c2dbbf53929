/**
 * Checks this browser's clock against the server's: when a session begins, and when a failed request is tried again. A
 * wrong clock is only told of: no call is refused for it. Source: S7.76, S8.3, A-69.
 */

export interface Clock {
  /** Asks for the server's minute now. */
  check(): Promise<void>;
  /** Asks once the page is idle, since nothing waits for the answer. */
  checkWhenIdle(): void;
  /** Calls back when the clock turns out to be wrong; returns an unsubscribe function. */
  onWrong(tell: () => void): () => void;
}

const whenIdle = (begin: () => void): void => {
  if (globalThis.requestIdleCallback === undefined) setTimeout(begin);
  else requestIdleCallback(begin);
};

export const createClock = (isRight: () => Promise<boolean>): Clock => {
  const told = new Set<() => void>();
  const check = async (): Promise<void> => {
    // Without an answer nothing is known of the clock; whoever asked for something else says that it failed.
    const isWrong = await isRight().then(
      (answer) => !answer,
      () => false,
    );
    // One place says it, however many listen.
    if (isWrong) [...told].at(-1)?.();
  };
  return {
    check,
    checkWhenIdle: () => whenIdle(() => void check()),
    onWrong: (tell) => {
      told.add(tell);
      return () => told.delete(tell);
    },
  };
};
