/** Invitations are kept for a month after they ended or expired, so that a link can say why it leads nowhere. Source: A-183. */
import { DAY_MS } from '@offrande/domain/time';
import { deleteDueSql } from '../database/delete-due.ts';

const KEPT_DAYS = 30;
const dropExpired = deleteDueSql({ table: 'company_invitation', key: 'id', due: 'expires_at' });

/** Deletes invitations whose link was good until a month ago. */
export const dropInvitationsSql = (unitId: string, now: Date): ReturnType<typeof dropExpired> =>
  dropExpired(unitId, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
