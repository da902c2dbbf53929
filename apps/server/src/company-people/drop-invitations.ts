/** Invitations are kept for a month after they ended or expired, so that a link can say why it leads nowhere. Source: A-183. */
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';

const KEPT_DAYS = 30;
const BATCH = 200;

/** Deletes invitations whose link was good until a month ago; how many, at most 200. */
export const dropInvitationsSql = (unitId: string, now: Date): RawBuilder<{ readonly looked: number }> => sql`
  with gone as (delete from company_invitation where id in (
    select id from company_invitation where bu_id = ${unitId} and expires_at <= ${new Date(now.getTime() - KEPT_DAYS * DAY_MS)}
    order by expires_at limit ${BATCH} for update skip locked) returning id)
  select count(*)::integer as looked from gone`;
