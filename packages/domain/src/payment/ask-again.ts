/**
 * How long and how often the result of an undecided payment is requested. Times in milliseconds. Source,
 *
 */

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;

/** The most requests before the buyer is redirected to the order without a result: about a minute. */
export const QUESTIONS_AT_MOST = 10;

/** The pause before the next request after `asked` ones; it doubles up to the longest. Null if there are no more. */
export const pauseBeforeNextMs = (asked: number): number | null =>
  asked >= QUESTIONS_AT_MOST ? null : Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, asked - 1), LONGEST_DELAY_MS);
