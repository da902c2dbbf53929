/**
 * What the staff decide about a company that has its account: its level, of which it is told, its type, and whether it may change its own
 * profile. Source: S6.9, S6.16, A-49, A-182.
 */
import type { ContractLevel } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { foldedEmail } from '../password/credential.ts';
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Named by its email or its id. A person may act for several companies: then the email names none of them. */
export const namedCompany = (unit: Unit, name: string) =>
  sql`bu_id = ${unit.id} and member_type = 'business' and closed_at is null
    and (email_key = ${foldedEmail(name)} or id = ${isUuid(name) ? name : null}::uuid)`;

/** `several`: the email belongs to several companies. */
export type StandingOutcome = 'ok' | 'unknown' | 'several';

/** The outcome by the number of companies that a name found. */
export const standingOutcome = (found: number): StandingOutcome =>
  found === 1 ? 'ok' : found === 0 ? 'unknown' : 'several';

export const setLevel = (shop: Shop, unit: Unit, name: string, level: ContractLevel): Promise<StandingOutcome> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string; changed: boolean }>`
      with found as materialized (select id, contract_level from customer where ${namedCompany(unit, name)} for update),
        stored as (update customer set contract_level = ${level} from found
          where customer.id = found.id and (select count(*) from found) = 1)
      select id, contract_level <> ${level} as changed from found`.execute(transaction);
    const [row] = rows;
    if (row === undefined || rows.length > 1) return standingOutcome(rows.length);
    const subject = `level/${row.id}/${shop.clock().toISOString()}`;
    if (row.changed)
      await enqueueSql(shop, unit.id, [{ topic: 'company-email', subject, at: null }]).execute(transaction);
    return 'ok';
  });

/** `type` is a capital letter, or null for none. */
export const setType = (shop: Shop, unit: Unit, name: string, type: string | null): Promise<StandingOutcome> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with found as materialized (select id from customer where ${namedCompany(unit, name)} for update),
        stored as (update customer set company_type = ${type} from found
          where customer.id = found.id and (select count(*) from found) = 1)
      select id from found`.execute(transaction);
    return standingOutcome(rows.length);
  });

export const letUpdate = (shop: Shop, unit: Unit, name: string, isAllowed: boolean): Promise<StandingOutcome> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with found as materialized (select id from customer where ${namedCompany(unit, name)}),
        stored as (update company set allows_update = ${isAllowed} from found
          where company.customer_id = found.id and (select count(*) from found) = 1)
      select id from found`.execute(transaction);
    return standingOutcome(rows.length);
  });
