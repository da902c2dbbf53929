/** Ends what takes too long: a request whose answer does not come in time is given up. */

/** Runs `work` with a signal that is aborted after `limitMs`, or with `outer`. */
export const withTimeLimit = async <T>(
  limitMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(outer?.reason);
  const timer = setTimeout(() => stop.abort(new DOMException('No answer in time', 'TimeoutError')), limitMs);
  outer?.addEventListener('abort', giveUp, { once: true });
  if (outer?.aborted === true) giveUp();
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', giveUp);
  }
};

/** True for a signal that was aborted because the time was over. */
export const isTimeOver = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason instanceof DOMException && reason.name === 'TimeoutError';
