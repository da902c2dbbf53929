/**
 * What the staff decide about salesmen: who is one, who serves every company of the unit, and which companies are on whose list.
 * Source: S1.32, S1.33, S6.17, A-83.
 */
import { checkEmail } from '@offrande/domain/email';
import { RESET_LINK_LIFETIME_MS } from '@offrande/domain/password-reset';
import { Result } from 'effect';
import { sql } from 'kysely';
import { namedCompany, type Standing, standingOf } from '../company-registration/company-standing.ts';
import { openCustomer } from '../customer/open-customer.ts';
import { fillSearchWords } from '../customer/company-search.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { foldedEmail } from '../password/credential.ts';
import { uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export interface NewSalesman {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** `salesmanKnown`: the unit has a salesman with this email. `salesmenOff`: the unit has none at all. */
export type SalesmanOpened = 'ok' | 'emailUnreadable' | 'salesmanKnown' | 'salesmenOff';

const salesmanNamed = async (transaction: UnitTransaction, unit: Unit, email: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`select id from customer
    where bu_id = ${unit.id} and member_type = 'salesman' and email_key = ${foldedEmail(email)} and closed_at is null for update`.execute(
    transaction,
  );
  return rows[0]?.id ?? null;
};

/** Opens an account, whose password is chosen by the link of a mail. */
export const openSalesman = (
  shop: Shop,
  unit: Unit,
  { email, firstName, lastName }: NewSalesman,
): Promise<SalesmanOpened> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const checked = checkEmail(email);
    if (Result.isFailure(checked)) return 'emailUnreadable';
    if (!unit.loginPolicy(new URL(shop.publicOrigin).host).hasSalesmen) return 'salesmenOff';
    if ((await salesmanNamed(transaction, unit, email)) !== null) return 'salesmanKnown';
    const salesman = { memberType: 'salesman', email: checked.success, firstName, lastName } as const;
    const { id } = await openCustomer(transaction, shop, unit, salesman);
    const [link, now] = [uuid(shop.random), shop.clock()];
    await sql`with written as (
        insert into password_reset (id, bu_id, account_id, language, created_at, expires_at)
        values (${link}::uuid, ${unit.id}, ${id}::uuid, ${unit.languages[0]!}, ${now}::timestamptz,
          ${new Date(now.getTime() + RESET_LINK_LIFETIME_MS)}::timestamptz))
      ${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `reset/${link}`, at: null }])}`.execute(
      transaction,
    );
    return 'ok';
  });

/** Whether this salesman serves every company of the unit. */
export const setAdmin = (shop: Shop, unit: Unit, email: string, isAdmin: boolean): Promise<'ok' | 'unknown'> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const id = await salesmanNamed(transaction, unit, email);
    if (id === null) return 'unknown';
    await sql`update customer set is_admin_salesman = ${isAdmin} where id = ${id}::uuid`.execute(transaction);
    return 'ok';
  });

export type ListChanged = Standing | { readonly outcome: 'salesmanUnknown' };

/** `companyId`: the company that was found, null where nothing was changed. */
interface Changed {
  readonly changed: ListChanged;
  readonly companyId: string | null;
}

/** Puts one company (its email or id) on the list of a salesman, or takes it off. Its drafts by that salesman go with it. */
export const changeList = async (
  shop: Shop,
  unit: Unit,
  { company, salesman, isListed }: { readonly company: string; readonly salesman: string; readonly isListed: boolean },
): Promise<ListChanged> => {
  const { changed, companyId } = await inUnit(shop.connection, unit.id, async (transaction): Promise<Changed> => {
    const id = await salesmanNamed(transaction, unit, salesman);
    if (id === null) return { changed: { outcome: 'salesmanUnknown' }, companyId: null };
    const { rows } = await sql<{ id: string }>`select id from customer where ${namedCompany(unit, company)}`.execute(
      transaction,
    );
    const standing = await standingOf(transaction, shop, rows);
    const [found] = rows;
    if (standing.outcome !== 'ok' || found === undefined) return { changed: standing, companyId: null };
    await (
      isListed
        ? sql`insert into salesman_customer (bu_id, salesman_id, customer_id) values (${unit.id}, ${id}::uuid, ${found.id}::uuid) on conflict do nothing`
        : sql`with drafts as (delete from draft_order where owner_id = ${id}::uuid and customer_id = ${found.id}::uuid),
            visits as (delete from salesman_visit where salesman_id = ${id}::uuid and customer_id = ${found.id}::uuid)
          delete from salesman_customer where salesman_id = ${id}::uuid and customer_id = ${found.id}::uuid`
    ).execute(transaction);
    return { changed: standing, companyId: found.id };
  });
  // Who is told of a new customer searches for it at once, not after the next sweep.
  if (isListed && companyId !== null) await fillSearchWords(shop, unit, companyId);
  return changed;
};
