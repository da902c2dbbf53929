/** Checks a new password by the domain's rules, and notifies its owner of a change. Source: S5.18 to S5.21, A-56. */
import { checkNewPassword } from '@offrande/domain/password';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { notifySql, customerById } from '../note/notify.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { BREACHED_PASSWORDS } from './breached-passwords.ts';

/** The password in the form to be hashed; refused with the first rule that it violates. */
export const acceptedPassword = (entered: string): string => {
  const checked = checkNewPassword(entered, BREACHED_PASSWORDS);
  if (Result.isSuccess(checked)) return checked.success;
  throw new CallRefused('passwordRefused', { field: 'newPassword', reason: checked.failure._tag });
};

/** Notifies by email and in the inbox; a person who acts for a company has none. */
export const notifyPasswordChangedSql = ({ shop, unit }: CallContext, accountId: string): RawBuilder<unknown> => {
  const at = shop.clock().toISOString();
  return sql`
    with noted as (${notifySql(shop, unit.id, { kind: 'passwordChanged', detail: {} }, at, customerById(accountId))})
    ${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `changed/${accountId}/${at}`, at: null }])}`;
};
