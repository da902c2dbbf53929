/**
 * Deletes unused data after its time: photos, bulk files, drafts, documents and registrations of companies and documents of guests whose term is over, and the card proofs of sessions. A photo stays while a sold card, a draft
 * or a quotation names it, a file while a draft of its owner does. Carts are stored in browsers and cannot be queried, so a photo's time is
 * longer than any cart's. Works in batches; concurrent sweeps skip the rows of this one.
 */
import { BULK_FILE_DAYS } from '@offrande/domain/previous-file';
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { bulkFileTerm, isInDraft } from '../bulk-order/kept-file.ts';
import { deleteDueSql, SWEEP_BATCH } from '../database/delete-due.ts';
import { queryInUnit } from '../database/in-unit.ts';
import { dropInvitationsSql } from '../company-people/drop-invitations.ts';
import { dropRegistrationsSql } from '../company-registration/retention.ts';
import { dropGuestDocumentsSql } from '../order/guest-document.ts';
import { dropKybSessionsSql } from '../kyb/kyb-session.ts';
import { dropDossiersSql } from '../kyb/dossier-term.ts';
import { dropDocumentsSql } from '../private-document/private-document.ts';
import { SESSION_DAYS } from '../session/find-buyer.ts';
import type { Shop } from '../shop.ts';

/** Days for which unused data is kept. */
export const LEFTOVER_DAYS = {
  photo: 183,
  bulkFile: BULK_FILE_DAYS,
  /** The session has ended by then. */
  proof: SESSION_DAYS,
} as const;

interface Looked {
  readonly looked: number;
}

type Sweeping = (unitId: string, now: Date) => RawBuilder<Looked>;

const before = (now: Date, kind: keyof typeof LEFTOVER_DAYS): Date =>
  new Date(now.getTime() - LEFTOVER_DAYS[kind] * DAY_MS);

/** A photo sold with a card is never checked again; one in a draft or quotation is checked again after the same time. */
export const dropPhotosSql: Sweeping = (unitId, now) => sql`
  with due as materialized (
    select id, secret from photo where bu_id = ${unitId} and unused_since <= ${before(now, 'photo')}
    order by unused_since limit ${SWEEP_BATCH} for update skip locked
  ), judged as materialized (
    select due.id,
      exists (select from order_line where order_line.photo_secret = due.secret and order_line.bu_id = ${unitId}) as is_sold,
      exists (select from draft_order where draft_order.bu_id = ${unitId} and due.secret = any(draft_order.photo_secrets))
        or exists (select from quotation where quotation.bu_id = ${unitId} and due.secret = any(quotation.photo_secrets)) as is_waiting
    from due
  ),
  -- By their ids: joined, a table that is still small would be read whole.
  gone as (delete from photo where id = any(array(select id from judged where not is_sold and not is_waiting))),
  sold as (update photo set unused_since = null where id = any(array(select id from judged where is_sold))),
  stays as (
    update photo set unused_since = ${now}::timestamptz
    where id = any(array(select id from judged where is_waiting and not is_sold))
  )
  select count(*)::integer as looked from due`;

const sweepingFiles: Sweeping = (unitId, now) => sql`
  with gone as (delete from bulk_file where upload_id in (
    select file.upload_id from bulk_file as file
    where file.bu_id = ${unitId} and file.uploaded_at <= ${bulkFileTerm(now)} and not ${isInDraft}
    limit ${SWEEP_BATCH} for update skip locked) returning upload_id)
  select count(*)::integer as looked from gone`;

const sweepingDrafts: Sweeping = deleteDueSql({ table: 'draft_order', key: 'temp_id', due: 'kept_until' });

/** Between two bounds: under a cached plan PostgreSQL expects few rows there, but a third of the table below one bound alone. */
const sweepingProofs: Sweeping = (unitId, now) => sql`
  with coupons as (delete from coupon_proof where bu_id = ${unitId} and proven_at between '-infinity' and ${before(now, 'proof')}),
    cards as (delete from card_proof where bu_id = ${unitId} and proven_at between '-infinity' and ${before(now, 'proof')})
  select 0 as looked`;

/** Drafts come before the data that they name. */
const SWEEPINGS: readonly Sweeping[] = [
  sweepingDrafts,
  sweepingFiles,
  dropPhotosSql,
  dropDocumentsSql,
  dropRegistrationsSql,
  dropDossiersSql,
  dropKybSessionsSql,
  dropInvitationsSql,
  dropGuestDocumentsSql,
  sweepingProofs,
];

export const dropLeftovers = async (
  { connection, clock }: Pick<Shop, 'connection' | 'clock'>,
  unitId: string,
): Promise<void> => {
  for (const sweeping of SWEEPINGS) {
    let looked = SWEEP_BATCH;
    while (looked === SWEEP_BATCH)
      [{ looked } = { looked: 0 }] = await queryInUnit(connection, unitId, sweeping(unitId, clock()));
  }
};
