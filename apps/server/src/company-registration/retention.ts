/**
 * How long a registration and its documents are kept: 30 days if it is not confirmed, without end while it is read or the company has its
 * account, then months. Source: A-191.
 */
import { type CompanyEnd, documentsKeptUntil } from '@offrande/domain/company-review';
import { UNUSED_DOCUMENT_DAYS } from '@offrande/domain/file';
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { SWEEP_BATCH } from '../database/delete-due.ts';
import { keepDocumentsUntilSql } from '../private-document/private-document.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** The end of the term of a registration that nobody confirms. */
export const unconfirmedUntil = ({ clock }: Pick<Shop, 'clock'>): Date =>
  new Date(clock().getTime() + UNUSED_DOCUMENT_DAYS * DAY_MS);

/** The end of the term that begins now. */
export const keptUntil = (
  { clock }: Pick<Shop, 'clock'>,
  { documentRetention }: Pick<Unit, 'documentRetention'>,
  end: CompanyEnd,
): Date => new Date(documentsKeptUntil(end, clock().getTime(), documentRetention));

/** The statement that gives registrations and their documents another end of their term; null: none in sight. */
export const keepRegistrationsUntilSql = (which: RawBuilder<unknown>, at: Date | null): RawBuilder<unknown> =>
  sql`with documents as (${keepDocumentsUntilSql(sql`select id from company_registration where ${which}`, at)})
    update company_registration set delete_at = ${at}::timestamptz where ${which}`;

/** Deletes registrations whose term is over, once their documents are gone; how many, at most 200. */
export const dropRegistrationsSql = (unitId: string, now: Date): RawBuilder<{ readonly looked: number }> => sql`
  with gone as (delete from company_registration where id in (
    select id from company_registration as registration where bu_id = ${unitId} and delete_at <= ${now}
      and not exists (select from private_document where registration_id = registration.id)
    order by delete_at limit ${SWEEP_BATCH} for update skip locked) returning id)
  select count(*)::integer as looked from gone`;
