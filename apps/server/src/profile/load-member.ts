/**
 * Loads a member's own data, a company's parts among them: what a company says of itself its administrators change, where they may.
 * Source: S3.85 to S3.89, S7.117, S7.118, A-183.
 */
import { AddressBookEntryFromWire } from '@offrande/domain/address/schema';
import { type AddressBookEntry, type Civility, defaultFirst } from '@offrande/domain/address';
import type { ContractLevel, MemberType } from '@offrande/domain/customer';
import { phoneEntryOfE164 } from '@offrande/domain/phone';
import type { Member } from '@offrande/domain/profile';
import { Schema } from 'effect';
import { type CompanyRole, mayForCompany } from '@offrande/domain/company-people';
import { sql } from 'kysely';
import { readProfile } from '../customer/company-profile.ts';
import type { ViewedCustomer } from '../customer/viewed-customer.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

interface Row {
  readonly member_type: MemberType;
  readonly email: string;
  readonly civility: Civility | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly contract_level: ContractLevel;
  readonly is_activated: boolean;
  readonly is_subscribed: boolean;
  readonly address_book: unknown;
  readonly password: string | null;
  readonly profile_encrypted: string | null;
  readonly allows_update: boolean | null;
  readonly role: CompanyRole | null;
}

export interface LoadedMember {
  readonly member: Member;
  readonly phone: string | null;
  /** The stored hash of the account's password; null if it uses an identity provider. */
  readonly password: string | null;
}

const Book = Schema.Array(AddressBookEntryFromWire);
const readBook = Schema.decodeUnknownSync(Book);
const writeBook = Schema.encodeSync(Book);

/** The address book in its stored form. */
export const addressBookJson = (book: readonly AddressBookEntry[]): string => JSON.stringify(writeBook(book));

/** The customer must exist. A stranger's `accountId` is null: nothing of a password is read, and nothing may be changed. */
export const loadMember = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unit: Unit,
  { id: custId, accountId }: ViewedCustomer,
): Promise<LoadedMember> => {
  const { rows } = await sql<Row>`
    select member_type, email, civility, first_name, last_name, phone, contract_level, is_activated, is_subscribed, address_book,
      credential.password, company.profile_encrypted, company.allows_update, role
    from customer left join credential on credential.account_id = ${accountId}::uuid
      left join company on company.customer_id = customer.id
      left join company_seat on company_seat.company_id = customer.id and company_seat.person_id = ${accountId}
    where customer.id = ${custId} and customer.bu_id = ${unit.id} for update of customer`.execute(transaction);
  const row = rows[0]!;
  const { profile_encrypted: encrypted } = row;
  const parts = encrypted === null ? { company: null, delivery: null, invoicing: null } : readProfile(vault, encrypted);
  const member: Member = {
    custId,
    memberType: row.member_type,
    email: row.email,
    civility: row.civility,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone === null ? { areaCode: '', number: '' } : phoneEntryOfE164(row.phone),
    contractLevel: row.contract_level,
    isActivated: row.is_activated,
    allowsUpdate: row.allows_update === true && mayForCompany(row.role, 'changeProfile'),
    isSubscribed: row.is_subscribed,
    ...parts,
    addressBook: defaultFirst(readBook(row.address_book)),
  };
  return { member, phone: row.phone, password: row.password };
};
