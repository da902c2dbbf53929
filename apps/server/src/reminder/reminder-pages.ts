/**
 * The page behind "no more reminders" in a mail. Viewing it changes nothing, because mail scanners open every URL; its button, or a mail
 * program's own by a POST (RFC 8058), stops the reminders of this card, without login. Source: A-181.
 */
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { LANGUAGE_COOKIE, languageFor } from '../call/language.ts';
import { BUTTON, plainPage } from '../card-file/plain-page.ts';
import { inUnit } from '../database/in-unit.ts';
import { html } from '../mail/html.ts';
import { paragraph } from '../mail/mail-layout.ts';
import { deliveryWords, fill } from '../mail/words.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type RemindedHolder, REMINDER_STOP_ROUTE, readReminderStop, setReminder } from './reminder-stop.ts';

interface Row {
  readonly digits: string;
  readonly date: string;
  readonly stopped_by: string | null;
  readonly language: string | null;
}

const find = (shop: Shop, unit: Unit, { cardId }: RemindedHolder): Promise<Row | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Row>`
      select last_digits as digits, to_char(expires_on, 'YYYY/MM/DD') as date, reminders_stopped_by as stopped_by, customer.language
      from card left join customer on customer.id = card.customer_id
      where card.id = ${cardId} and card.bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

const languageOf = (context: Context, unit: Unit, row: Row | undefined): string =>
  row?.language ?? languageFor(unit, getCookie(context, LANGUAGE_COOKIE));

/** The page if there is nothing left to stop. */
const goneIn = (context: Context, unit: Unit) => {
  const language = languageOf(context, unit, undefined);
  const words = deliveryWords(language);
  return plainPage(context, unit, language, words.reminderStopTitle, paragraph(words.reminderGone), 404);
};

const stateIn = (context: Context, unit: Unit, row: Row, isStopped: boolean) => {
  const language = languageOf(context, unit, row);
  const words = deliveryWords(language);
  const values = { digits: row.digits, date: row.date };
  const [text, label, wish] = isStopped
    ? [words.reminderStopped, words.reminderAgain, 'again']
    : [words.reminderStopAsk, words.reminderStop, 'stop'];
  const body = html`${paragraph(fill(text, values))}
    <form method="post"><button name="reminders" value="${wish}" style="${BUTTON}">${label}</button></form>`;
  return plainPage(context, unit, language, words.reminderStopTitle, body);
};

export const mountReminderPages = (app: Hono, shop: Shop): void => {
  const reminded = (context: Context): readonly [Unit, RemindedHolder | null] => {
    const unit = shop.units.get(context.req.param('unit') ?? '') ?? [...shop.units.values()][0]!;
    return [unit, readReminderStop(shop, unit.id, context.req.param('reminder') ?? '')];
  };
  app.get(REMINDER_STOP_ROUTE, async (context) => {
    const [unit, holder] = reminded(context);
    const row = holder === null ? undefined : await find(shop, unit, holder);
    return row === undefined ? goneIn(context, unit) : stateIn(context, unit, row, row.stopped_by === holder?.holder);
  });
  app.post(REMINDER_STOP_ROUTE, async (context) => {
    const [unit, holder] = reminded(context);
    const wish = new URLSearchParams(await context.req.text().catch(() => '')).get('reminders');
    const isAgain = wish === 'again';
    const isSet = holder !== null && (await setReminder(shop, unit.id, holder, isAgain));
    const row = holder === null || !isSet ? undefined : await find(shop, unit, holder);
    return row === undefined ? goneIn(context, unit) : stateIn(context, unit, row, !isAgain);
  });
};
