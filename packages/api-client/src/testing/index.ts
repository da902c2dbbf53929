/** The gateways in memory, for stories and tests only. */
export { createCallScript } from './call-script.ts';
export type { CallScript, Misfortune } from './call-script.ts';
export { createMemoryGateways, MEMORY_PAYMENT_PAGE } from './memory-gateways.ts';
export type { MemoryCall, MemoryGateways } from './memory-gateways.ts';
export type { MemoryMoney } from './memory-money.ts';
export type { MemoryCard } from './memory-cards.ts';
export type { OrderDetail } from './memory-orders.ts';
export { createMemoryCardGateways } from './memory-card-gateways.ts';
export type { MemoryCardCall, MemoryCardGateways, MemoryCardOptions } from './memory-card-gateways.ts';
export { createMemoryIdentity, MEMORY_CODE, MEMORY_LINKS, MEMORY_VERIFY_TOKEN } from './memory-identity.ts';
export type { MemoryIdentity, MemoryIdentityCall, MemoryIdentityOptions } from './memory-identity.ts';
export { KNOWN_MEMBER } from './memory-members.ts';
export type { MemoryMember } from './memory-members.ts';
