/**
 * The copy of their own data that members may ask for: the whole profile in wire format, without secrets (no PIN, no
 * password). Data from other parts of the shop is added under its own name.
 */
import { Schema } from 'effect';
import type { HeldCorporateAccount } from './corporate-account.ts';
import type { Member } from './member.ts';
import { MemberFromWire } from './member.schema.ts';

export interface DataToExport {
  readonly member: Member;
  readonly corporateAccount: HeldCorporateAccount | null;
  /** When the copy is made, ISO 8601. */
  readonly exportedAt: string;
  /** Other stored data of the member by name (orders, cards, inbox …), ready for JSON. */
  readonly others: Readonly<Record<string, unknown>>;
}

/** The copy as one JSON value. */
export const dataExport = ({ member, corporateAccount, exportedAt, others }: DataToExport) => ({
  ...others,
  exportedAt,
  profile: Schema.encodeSync(MemberFromWire)(member),
  corporateAccount: corporateAccount === null ? null : withoutPin(corporateAccount),
});

/** Field by field, so that no other field is included. */
const withoutPin = ({ employeeId, corporateCode, email, phone }: HeldCorporateAccount): HeldCorporateAccount => ({
  employeeId,
  corporateCode,
  email,
  phone,
});
