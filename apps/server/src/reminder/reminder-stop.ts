/**
 * Opting out of a card's reminders: by the URL in the mail, which ends in a 256-bit HMAC of card and holder with the vault's key, so that it
 * works without login, or in the account. It applies to that holder only. Source: A-181, RFC 8058.
 */
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';

const PURPOSE = 'card-reminder';
const PATH = '/media/reminder';
const RECEIVER = 'receiver';

/** The holder who is reminded: the customer whose account the card is in, else its receiver. */
export const holderOf = ({ customerId }: { readonly customerId: string | null }): string => customerId ?? RECEIVER;

/** A card and its holder at the time of a mail. */
export interface RemindedHolder {
  readonly cardId: string;
  readonly holder: string;
}

export const REMINDER_STOP_ROUTE = `${PATH}/:unit/:reminder`;

const hmacOf = ({ vault }: Pick<Shop, 'vault'>, unitId: string, { cardId, holder }: RemindedHolder): string =>
  vault.hmac(PURPOSE, `${unitId}:${cardId}:${holder}`);

export const reminderStopAddress = (
  shop: Pick<Shop, 'vault' | 'publicOrigin'>,
  unitId: string,
  reminded: RemindedHolder,
): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${reminded.cardId}.${reminded.holder}.${hmacOf(shop, unitId, reminded)}`;

/** Null if the HMAC is wrong. */
export const readReminderStop = (
  shop: Pick<Shop, 'vault'>,
  unitId: string,
  parameter: string,
): RemindedHolder | null => {
  const [cardId = '', holder = '', hmac = ''] = parameter.split('.');
  const isWhole = isUuid(cardId) && (isUuid(holder) || holder === RECEIVER);
  return isWhole && isSameSecret(hmac, hmacOf(shop, unitId, { cardId, holder })) ? { cardId, holder } : null;
};

/** The statement that stops or resumes the reminders of a card for its holder. */
export const setReminderSql = (
  unitId: string,
  { cardId, holder }: RemindedHolder,
  isWanted: boolean,
): RawBuilder<unknown> =>
  sql`update card set reminders_stopped_by = ${isWanted ? null : holder} where id = ${cardId} and bu_id = ${unitId}`;

/** Changes nothing once the card has another holder. False if there is no such card with this holder. */
export const setReminder = (
  shop: Pick<Shop, 'connection'>,
  unitId: string,
  { cardId, holder }: RemindedHolder,
  isWanted: boolean,
): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const whose = holder === RECEIVER ? sql`customer_id is null` : sql`customer_id = ${holder}::uuid`;
    const { rows } =
      await sql`${setReminderSql(unitId, { cardId, holder }, isWanted)} and ${whose} returning id`.execute(transaction);
    return rows.length === 1;
  });
