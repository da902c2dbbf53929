/** Random facts of the gate, for tests and stories. */
export { anyGateFacts } from './gate.arbitraries.ts';
