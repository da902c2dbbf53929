/** How many times the usual a call may be made where the shop is measured or proven: more in a minute than anybody makes in a year. */
export const LIMIT_FACTOR = 1_000_000;
