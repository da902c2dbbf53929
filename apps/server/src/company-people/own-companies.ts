/** The calls about the companies that a person acts for: which, and which one the sign-in is for. Source: S6.28, A-183. */
import type { Calls } from '@offrande/api-client/contract';
import type { CompanyRole } from '@offrande/domain/company-people';
import { may } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { companyNameOf } from '../customer/company-profile.ts';
import { inUnit } from '../database/in-unit.ts';
import { completeLogin } from '../login/complete-login.ts';
import { accountOf } from '../password/credential.ts';
import { isUuid } from '../random.ts';

interface Row {
  readonly company_id: string;
  readonly role: CompanyRole;
  readonly profile_encrypted: string | null;
}

export const companyList: Handler<Calls['companyList']> = (_, { shop, unit, buyer }) => {
  const { customer } = buyer;
  if (customer === null || !may(kindOf(buyer), 'loadCompany')) throw new CallRefused('notAuthorized');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Row>`
      select company_id, role, profile_encrypted
      from company_seat join customer on customer.id = company_id left join company on company.customer_id = company_id
      where person_id = ${customer.accountId}::uuid and company_seat.bu_id = ${unit.id} and customer.closed_at is null
      order by joined_at, company_id`.execute(transaction);
    return {
      companyList: rows.map(({ company_id: custId, role, profile_encrypted: profile }) => ({
        custId,
        companyName: companyNameOf(shop.vault, profile),
        role,
        isChosen: custId === customer.id,
      })),
    };
  });
};

/** A sign-in of its own, which replaces the one for the other company: what was loaded for that one is not shown for this. */
export const chooseCompany: Handler<Calls['chooseCompany']> = async ({ companyId }, context) => {
  const { shop, unit, buyer } = context;
  const { customer } = buyer;
  if (customer === null || !may(kindOf(buyer), 'loadCompany') || !isUuid(companyId))
    throw new CallRefused('notAuthorized');
  const { user, cookie } = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`update company_seat set chosen_at = ${shop.clock()} from customer
      where company_id = ${companyId}::uuid and person_id = ${customer.accountId}::uuid and company_seat.bu_id = ${unit.id}
        and customer.id = company_id and customer.closed_at is null returning company_id`.execute(transaction);
    const account = rows.length === 0 ? null : await accountOf(transaction, unit, customer.accountId);
    if (account === null) throw new CallRefused('notAuthorized');
    return completeLogin(transaction, context, account);
  });
  context.setSessionCookie(cookie);
  return user;
};
