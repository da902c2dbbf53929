/** Types of members and their codes (spec sections 4 and 6, A-83): custType C, B, S, and B2B2C for an individual whom a company approved. */
import { CUSTOMER_TYPE_CODES } from './kind-code.ts';
import type { SignedInKind } from './customer.ts';

export const MEMBER_TYPES = ['individual', 'business', 'salesman', 'b2b2c'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export const MEMBER_TYPE_CODES = { ...CUSTOMER_TYPE_CODES, b2b2c: 'B2B2C' } as const satisfies Record<
  MemberType,
  string
>;

/** The kind of customer that a member buys as: a B2B2C member is an individual. */
export const kindOfMember = (type: MemberType): SignedInKind => (type === 'b2b2c' ? 'individual' : type);
