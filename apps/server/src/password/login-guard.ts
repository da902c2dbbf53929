/**
 * Consecutive failed logins per account, counted before the password is checked, so that concurrent ones are all counted, and whether or
 * not the account exists. From the fifth on, each is followed by a longer pause. Source: reliability rows 24 and 28, PSD2 RTS article 4.
 */
import type { SignedInKind } from '@offrande/domain/customer';
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import type { Account, AccountName } from './credential.ts';
import { foldedEmail } from './credential.ts';
import { FAILURES_FORGOTTEN_AFTER_MS, LOGIN_PAUSES_SECONDS } from './identity-limits.ts';

/** The key under which failures are counted; discloses nothing about the account without the server's key. */
export const loginGuard = ({ vault }: Pick<Shop, 'vault'>, unit: Unit, kind: SignedInKind, name: AccountName): string =>
  vault.hmac('login-guard', `${unit.id}:${kind}:${'email' in name ? foldedEmail(name.email) : name.mobile}`);

/** The key for wrong current passwords, which a signed-in member enters to change it; counted separately from logins. */
export const passwordChangeGuard = ({ vault }: Pick<Shop, 'vault'>, unit: Unit, customerId: string): string =>
  vault.hmac('login-guard', `${unit.id}:own:${customerId}`);

/** All keys of an account. */
export const loginGuards = (
  shop: Pick<Shop, 'vault'>,
  unit: Unit,
  kind: SignedInKind,
  { email, phone }: Pick<Account, 'email' | 'phone'>,
): readonly string[] => [
  loginGuard(shop, unit, kind, { email }),
  ...(phone === null ? [] : [loginGuard(shop, unit, kind, { mobile: phone })]),
];

/** Counts a try as failed under each key; returns the consecutive failures of those that do not pause. */
export const claimTries = (shop: Shop, unit: Unit, guards: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const failures = sql`case when known.failed_at < ${new Date(now.getTime() - FAILURES_FORGOTTEN_AFTER_MS)} then 1
      else known.failures + 1 end`;
    const pauses = sql`${[...LOGIN_PAUSES_SECONDS]}::integer[]`;
    // In one order, so that nobody waits for who waits for them.
    const { rows } = await sql<{ subject: string; failures: number }>`
      insert into login_guard as known (bu_id, subject, failures, failed_at)
        select ${unit.id}, subject, 1, ${now}::timestamptz from unnest(${guards.toSorted()}::text[]) as subject
      on conflict on constraint login_guard_once do update set failures = ${failures}, failed_at = ${now},
        paused_until = ${now}::timestamptz
          + make_interval(secs => (${pauses})[least(${failures}, ${LOGIN_PAUSES_SECONDS.length})])
        where known.paused_until is null or known.paused_until <= ${now}
      returning subject, failures`.execute(transaction);
    return new Map(rows.map(({ subject, failures: count }) => [subject, count]));
  });

/**
 * Counts a try as failed, until the password turns out to be right; returns the number of consecutive failures. During a pause it refuses
 * with `tooManyRequests`.
 */
export const claimTry = async (shop: Shop, unit: Unit, guard: string): Promise<number> => {
  const failures = (await claimTries(shop, unit, [guard])).get(guard);
  if (failures === undefined) throw new CallRefused('tooManyRequests');
  return failures;
};

/** The statement that resets the failures after a correct password. */
export const forgetFailuresSql = (unit: Unit, guards: readonly string[]): RawBuilder<unknown> =>
  sql`delete from login_guard where bu_id = ${unit.id} and subject = any(${guards}::text[])`;
