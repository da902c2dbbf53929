/** The factor for the rate limits when the shop is measured or proven: more calls per minute than a person makes in a year. */
export const LIMIT_FACTOR = 1_000_000;
