/** How long an undecided payment is asked about, and how often. Times in milliseconds. Source. */

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 8_000;

/** Questions until the buyer is taken to the order without an answer: about a minute. */
export const QUESTIONS_AT_MOST = 10;

/** The pause before the next question, `asked` counting those before it; it doubles up to the longest. Null where enough was asked. */
export const pauseBeforeNextMs = (asked: number): number | null =>
  asked >= QUESTIONS_AT_MOST ? null : Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, asked - 1), LONGEST_DELAY_MS);
