/** Random payment attempts and reports, for tests of any concept that handles them. */
export { anyAttempt, fittingReport } from './attempt.arbitraries.ts';
