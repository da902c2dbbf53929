/** The signed-in user as calls return it: a company's has the name of the person who acts for it. Source: S3.92 to S3.94, A-183. */
import { type ContractLevel, kindOfMember, type MemberType } from '@offrande/domain/customer';
import type { AuthUser } from '@offrande/domain/sign-in';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { readIdentity } from '../customer/identity.ts';

interface Row {
  readonly member_type: MemberType;
  readonly name: string;
  readonly is_admin_salesman: boolean;
  readonly identity_encrypted: string | null;
  readonly contract_level: ContractLevel;
  readonly company_type: string | null;
}

/** `refreshToken` is null if the browser keeps the one that it has. */
export const loadAuthUser = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unit: Unit,
  { customerId, accountId }: { readonly customerId: string; readonly accountId: string },
  { accessToken, refreshToken }: Pick<AuthUser, 'accessToken' | 'refreshToken'>,
): Promise<AuthUser> => {
  const { rows } = await sql<Row>`
    select customer.member_type, trim(named.first_name || ' ' || named.last_name) as name, is_admin_salesman, identity_encrypted,
      contract_level, company_type
    from customer join login_account as named on named.id = ${accountId} and named.bu_id = customer.bu_id
    where customer.id = ${customerId} and customer.bu_id = ${unit.id}`.execute(transaction);
  const row = rows[0]!;
  const kind = kindOfMember(row.member_type);
  return {
    accessToken,
    refreshToken,
    customerId,
    customerName: row.name,
    kind,
    paymentType: null,
    companyType: kind === 'business' ? row.company_type : null,
    isAdminSalesman: row.is_admin_salesman,
    identityNo: row.identity_encrypted === null ? null : readIdentity(vault, row.identity_encrypted).documentNumber,
    contractLevel: kind === 'business' ? row.contract_level : null,
  };
};
