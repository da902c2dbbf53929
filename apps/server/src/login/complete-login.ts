/** The last step of every login: tokens, a new secret for the browser's cookie, the failures forgotten. Source: S7.33, reliability row 27. */
import { kindOfMember } from '@offrande/domain/customer';
import type { AuthUser } from '@offrande/domain/sign-in';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import { type Account } from '../password/credential.ts';
import { forgetFailuresSql, loginGuards } from '../password/login-guard.ts';
import { secret } from '../random.ts';
import { hashSecret } from '../vault.ts';
import { loadAuthUser } from './auth-user.ts';
import { signIn } from '../session/sign-in.ts';

/** Signs in and gives the user with the new cookie, which the caller sets once the transaction has ended. */
export const completeLogin = async (
  transaction: UnitTransaction,
  { shop, unit, buyer }: CallContext,
  account: Pick<Account, 'id' | 'memberType' | 'email' | 'phone'>,
): Promise<{ readonly user: AuthUser; readonly cookie: string }> => {
  const tokens = await signIn(transaction, shop, unit.id, buyer.sessionId, account);
  const cookie = secret(shop.random);
  // Whoever knew the browser's secret before the sign-in does not know it after.
  await sql`update session set secret_hash = ${hashSecret(cookie)} where id = ${buyer.sessionId} and bu_id = ${unit.id}`.execute(
    transaction,
  );
  const guards = loginGuards(shop, unit, kindOfMember(account.memberType), account);
  await forgetFailuresSql(unit, guards).execute(transaction);
  return { user: await loadAuthUser(transaction, shop, unit, account.id, tokens), cookie };
};
