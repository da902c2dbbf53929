/** How long a dossier and its documents are kept: without end while the company has its account and was not refused. Source: A-191. */
import { type RawBuilder, sql } from 'kysely';
import { SWEEP_BATCH } from '../database/delete-due.ts';

/** The statement that gives a company's dossier and its documents an end of their term, unless they have an earlier one. */
export const keepDossierUntilSql = (unitId: string, customerId: string, at: Date): RawBuilder<unknown> =>
  sql`with documents as (update private_document set delete_at = least(delete_at, ${at}::timestamptz)
      where dossier_id = ${customerId}::uuid and bu_id = ${unitId})
    update kyb_dossier set delete_at = least(delete_at, ${at}::timestamptz) where customer_id = ${customerId}::uuid and bu_id = ${unitId}`;

/** Deletes dossiers whose term is over, once their documents are gone; how many, at most 200. */
export const dropDossiersSql = (unitId: string, now: Date): RawBuilder<{ readonly looked: number }> => sql`
  with gone as (delete from kyb_dossier where customer_id in (
    select customer_id from kyb_dossier as dossier where bu_id = ${unitId} and delete_at <= ${now}
      and not exists (select from private_document where dossier_id = dossier.customer_id)
    order by delete_at limit ${SWEEP_BATCH} for update skip locked) returning customer_id)
  select count(*)::integer as looked from gone`;
