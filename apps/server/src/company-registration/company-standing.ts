/**
 * What the staff decide about a company that has its account: its level, its type, and whether it may change its own profile. The company is
 * told of each by mail. Source: S6.9, S6.16, A-49, A-182, A-183.
 */
import type { ContractLevel } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { companyNameOf } from '../customer/company-profile.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { foldedEmail } from '../password/credential.ts';
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Named by its email or its id. A person may act for several companies: then the email names none of them. */
export const namedCompany = (unit: Unit, name: string) =>
  sql`bu_id = ${unit.id} and member_type = 'business' and closed_at is null
    and (email_key = ${foldedEmail(name)} or id = ${isUuid(name) ? name : null}::uuid)`;

/** A company of several that an email found; by its id it can be named. */
export interface FoundCompany {
  readonly id: string;
  readonly companyName: string;
}

/** `several`: the email belongs to these companies, and nothing was changed. */
export type Standing =
  | { readonly outcome: 'ok' | 'unknown' }
  | { readonly outcome: 'several'; readonly companies: readonly FoundCompany[] };

/** The outcome by the companies that a name found. */
export const standingOf = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  found: readonly { readonly id: string }[],
): Promise<Standing> => {
  if (found.length <= 1) return { outcome: found.length === 1 ? 'ok' : 'unknown' };
  const { rows } = await sql<{ id: string; profile_encrypted: string | null }>`
    select customer.id, profile_encrypted from customer left join company on company.customer_id = customer.id
    where customer.id = any(${found.map(({ id }) => id)}::uuid[]) order by customer.id`.execute(transaction);
  const companies = rows.map(({ id, profile_encrypted: encrypted }) => ({
    id,
    companyName: companyNameOf(vault, encrypted),
  }));
  return { outcome: 'several', companies };
};

/** What was found, and whether that was one company whose standing is another now. */
interface Changed {
  readonly id: string;
  readonly changed: boolean;
}

/** Tells the one company of what was changed; the mail says what holds when it is written. */
const tell = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  kind: 'level' | 'type' | 'updates',
  found: readonly Changed[],
): Promise<Standing> => {
  const standing = await standingOf(transaction, shop, found);
  const [company] = found;
  if (standing.outcome !== 'ok' || company === undefined || !company.changed) return standing;
  const subject = `${kind}/${company.id}/${shop.clock().toISOString()}`;
  await enqueueSql(shop, unit.id, [{ topic: 'company-email', subject, at: null }]).execute(transaction);
  return standing;
};

export const setLevel = (shop: Shop, unit: Unit, name: string, level: ContractLevel): Promise<Standing> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Changed>`
      with found as materialized (select id, contract_level from customer where ${namedCompany(unit, name)} for update),
        stored as (update customer set contract_level = ${level} from found
          where customer.id = found.id and (select count(*) from found) = 1)
      select id, contract_level <> ${level} as changed from found`.execute(transaction);
    return tell(transaction, shop, unit, 'level', rows);
  });

/** `type` is a capital letter, or null for none. */
export const setType = (shop: Shop, unit: Unit, name: string, type: string | null): Promise<Standing> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Changed>`
      with found as materialized (select id, company_type from customer where ${namedCompany(unit, name)} for update),
        stored as (update customer set company_type = ${type} from found
          where customer.id = found.id and (select count(*) from found) = 1)
      select id, company_type is distinct from ${type} as changed from found`.execute(transaction);
    return tell(transaction, shop, unit, 'type', rows);
  });

export const letUpdate = (shop: Shop, unit: Unit, name: string, isAllowed: boolean): Promise<Standing> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Changed>`
      with found as materialized (select id from customer where ${namedCompany(unit, name)}),
        stored as (update company set allows_update = ${isAllowed} from found
          where company.customer_id = found.id and allows_update <> ${isAllowed} and (select count(*) from found) = 1
          returning customer_id)
      select id, exists (select from stored) as changed from found`.execute(transaction);
    return tell(transaction, shop, unit, 'updates', rows);
  });
