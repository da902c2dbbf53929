/**
 * The page behind "it was not me" in the mail to an account's previous address after a change of email. Viewing it changes nothing; its
 * button restores the old address, ends all sign-ins, and leads to a new password. It works once, within seven days, and only while the
 * account still has the new address. Source: decision 037.
 */
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { LANGUAGE_COOKIE, languageFor } from '../call/language.ts';
import { BUTTON, plainPage } from '../card-file/plain-page.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { html, type Html } from '../mail/html.ts';
import { button, paragraph } from '../mail/mail-layout.ts';
import { deliveryWords } from '../mail/words.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { foldedEmail, lockEmail } from '../password/credential.ts';
import { decryptEmail, EMAIL_OBJECTION_ROUTE, readEmailObjection } from '../password/email-change-row.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

interface Row {
  readonly customer_id: string;
  readonly before_encrypted: string;
  readonly after_encrypted: string;
  readonly email: string;
  readonly language: string;
}

/** A change that can still be reverted. */
const find = async (transaction: UnitTransaction, shop: Shop, unit: Unit, id: string): Promise<Row | null> => {
  const { rows } = await sql<Row>`
    select customer_id, before_encrypted, after_encrypted, customer.email, email_change.language
    from email_change join customer on customer.id = email_change.customer_id
    where email_change.id = ${id} and email_change.bu_id = ${unit.id} and objected_at is null
      and objectable_until > ${shop.clock()} and customer.closed_at is null for update of customer`.execute(
    transaction,
  );
  const [row] = rows;
  const isCurrent =
    row !== undefined && foldedEmail(decryptEmail(shop.vault, row.after_encrypted)) === foldedEmail(row.email);
  return isCurrent ? row : null;
};

/** Restores the old address. False if someone has opened an account with it meanwhile. */
const takeBack = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  id: string,
  { customer_id: customerId, before_encrypted: encrypted }: Row,
): Promise<boolean> => {
  const now = shop.clock();
  const email = decryptEmail(shop.vault, encrypted);
  await lockEmail(transaction, unit, email);
  const { rows } = await sql`
    update customer set email = ${email} where id = ${customerId} and bu_id = ${unit.id}
      and not exists (select from customer as other where other.bu_id = ${unit.id}
        and other.member_type in ('individual', 'b2b2c') and other.email_key = ${foldedEmail(email)})
    returning id`.execute(transaction);
  if (rows.length === 0) return false;
  await sql`
    with ended as (${endSignInsSql(sql`customer_id = ${customerId}::uuid`, 'emailTakenBack', now)}),
      links as (update password_reset set used_at = ${now}::timestamptz
        where account_id = ${customerId}::uuid and bu_id = ${unit.id} and used_at is null),
      told as (${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `emailTakenBack/${id}`, at: null }])})
    update email_change set objected_at = ${now}::timestamptz where id = ${id}::uuid and bu_id = ${unit.id}`.execute(
    transaction,
  );
  return true;
};

const show = (
  context: Context,
  unit: Unit,
  language: string,
  body: (words: ReturnType<typeof deliveryWords>) => Html,
) => plainPage(context, unit, language, deliveryWords(language).emailBackTitle, body(deliveryWords(language)));

const gone = (context: Context, unit: Unit) => {
  const language = languageFor(unit, getCookie(context, LANGUAGE_COOKIE));
  const words = deliveryWords(language);
  return plainPage(context, unit, language, words.emailBackTitle, paragraph(words.emailBackGone), 404);
};

export const mountEmailObjection = (app: Hono, shop: Shop): void => {
  const named = (context: Context): readonly [Unit, string | null] => {
    const unit = shop.units.get(context.req.param('unit') ?? '') ?? [...shop.units.values()][0]!;
    return [unit, readEmailObjection(shop, unit.id, context.req.param('change') ?? '')];
  };
  app.get(EMAIL_OBJECTION_ROUTE, async (context) => {
    const [unit, id] = named(context);
    const row =
      id === null ? null : await inUnit(shop.connection, unit.id, (transaction) => find(transaction, shop, unit, id));
    if (row === null) return gone(context, unit);
    return show(
      context,
      unit,
      row.language,
      (words) =>
        html`${paragraph(words.emailBackAsk)}
          <form method="post"><button style="${BUTTON}">${words.emailBackButton}</button></form>`,
    );
  });
  app.post(EMAIL_OBJECTION_ROUTE, async (context) => {
    const [unit, id] = named(context);
    const row =
      id === null
        ? null
        : await inUnit(shop.connection, unit.id, async (transaction) => {
            const found = await find(transaction, shop, unit, id);
            return found !== null && (await takeBack(transaction, shop, unit, id, found)) ? found : null;
          });
    if (row === null) return gone(context, unit);
    const page = `${shop.publicOrigin}/${unit.id}/auth/reset-password`;
    return show(
      context,
      unit,
      row.language,
      (words) => html`${paragraph(words.emailBackDone)}${button(page, words.resetButton)}`,
    );
  });
};
