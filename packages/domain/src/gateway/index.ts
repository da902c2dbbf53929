/** External calls of machines, and the record of a failed one (architecture section 4, A-37, A-74). */
export { isRefusal, readFailure, refusalReason } from './gateway-failure.ts';
export type { GatewayFailure, GatewayRefusal } from './gateway-failure.ts';
export { machineTypes } from './machine-types.ts';
export { notProvided } from './not-provided.ts';
