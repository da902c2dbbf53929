/** The last step of every login: issues tokens and a new cookie secret, and resets the failures. Source: S7.33, reliability row 27. */
import { kindOfMember } from '@offrande/domain/customer';
import type { AuthUser } from '@offrande/domain/sign-in';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { lastChosenCompany } from '../customer/company-seat.ts';
import type { Account } from '../password/credential.ts';
import { forgetFailuresSql, loginGuards } from '../password/login-guard.ts';
import { secret } from '../random.ts';
import { hashSecret } from '../vault.ts';
import { loadAuthUser } from './auth-user.ts';
import { signIn } from '../session/sign-in.ts';

/** How long other tabs may still be loading with the cookie of before. */
const REPLACED_COOKIE_MS = 60_000;

/** Whom a sign-in is for: the account itself, or the company that a person acts for, the one chosen last. */
const customerOf = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  { id, memberType }: Pick<Account, 'id' | 'memberType'>,
): Promise<string> => {
  if (kindOfMember(memberType) !== 'business') return id;
  const company = await lastChosenCompany(transaction, unit, id);
  if (company === null) throw new CallRefused('loginRefused');
  return company;
};

/** Signs in; returns the user and the new cookie, which the caller must set after the transaction. */
export const completeLogin = async (
  transaction: UnitTransaction,
  context: CallContext,
  account: Pick<Account, 'id' | 'memberType' | 'email' | 'phone'>,
): Promise<{ readonly user: AuthUser; readonly cookie: string }> => {
  const { shop, unit, buyer } = context;
  const { id: accountId, memberType } = account;
  const customerId = await customerOf(transaction, context, account);
  const tokens = await signIn(transaction, shop, unit.id, buyer.sessionId, { id: customerId, memberType, accountId });
  const cookie = secret(shop.random);
  // Prevents session fixation: a secret known before the sign-in is worthless after it.
  await sql`update session set secret_hash = ${hashSecret(cookie)}, previous_hash = secret_hash,
      previous_until = ${new Date(shop.clock().getTime() + REPLACED_COOKIE_MS)}
    where id = ${buyer.sessionId} and bu_id = ${unit.id}`.execute(transaction);
  const guards = loginGuards(shop, unit, kindOfMember(memberType), account);
  await forgetFailuresSql(unit, guards).execute(transaction);
  return { user: await loadAuthUser(transaction, shop, unit, { customerId, accountId }, tokens), cookie };
};
