/**
 * A page's own data and scripts have as long to come as an answer of the shop's calls: after that the page says so and
 * offers to try again.
 */

/** In milliseconds; the `page` limit of `TIME_LIMITS_MS`, which a first page does not load. */
export const ANSWER_LIMIT_MS = 5_000;

/** An answer whose body has not come by then is given up, so that asking again asks anew. */
export const fetchInTime = (address: string): Promise<Response> =>
  fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });

/** Rejects if the work takes longer. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer in time')), ANSWER_LIMIT_MS)),
  ]);
