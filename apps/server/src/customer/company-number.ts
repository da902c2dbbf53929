/**
 * A company's number in the register of its country: stored as a keyed hash, so that one company is found again without being read, and
 * held by one account of a unit at most. Source: S3.69, docs/decisions/063.
 */
import type { CompanyInfo } from '@offrande/domain/profile';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Unit } from '../unit/unit.ts';
import type { Vault } from '../vault.ts';

/** Of the number with its country; null for a company without one. */
export const companyNumberHmac = (vault: Vault, { siren, address }: Pick<CompanyInfo, 'siren' | 'address'>) =>
  siren === '' ? null : vault.hmac('company-number', `${address.countryCode}/${siren}`);

/** Serialises what is decided about one number, so that only one account gets it. A statement of its own: the next one sees who had it. */
export const lockNumber = (transaction: UnitTransaction, unit: Unit, numberHmac: string | null): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`company:${unit.id}:${numberHmac}`}, 0))`.execute(transaction);

/** Gives a company its number. False, and nothing is changed, if another account has it. */
export const claimNumber = async (
  transaction: UnitTransaction,
  unit: Unit,
  custId: string,
  numberHmac: string | null,
): Promise<boolean> => {
  await lockNumber(transaction, unit, numberHmac);
  const { rows } = await sql`
    update company set number_hmac = ${numberHmac} where customer_id = ${custId} and not exists (
      select from company as other where other.bu_id = ${unit.id} and other.number_hmac = ${numberHmac}
        and other.customer_id <> ${custId})
    returning customer_id`.execute(transaction);
  return rows.length === 1;
};
