/**
 * The mail that tells a card's owner that wrong PINs have locked it; contains neither number nor PIN. The owner is the customer whose
 * account it is in, else the receiver it was sent to; without either, nobody is told. Source: reliability row 3.
 */
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { readLockedCardSubject } from '../card/pin.ts';
import { inUnit } from '../database/in-unit.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill, deliveryWords } from '../mail/words.ts';

interface LockedCard {
  readonly email: string;
  readonly language: string | null;
  readonly digits: string;
  readonly posted: bigint;
}

const find = (shop: Shop, unit: Unit, cardId: string): Promise<LockedCard | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<LockedCard>`
      select coalesce(customer.email, words.detail->'receiver'->>'email', '') as email, words.detail->>'language' as language,
        card.last_digits as digits, account.posted
      from card join account on account.id = card.account_id
        left join customer on customer.id = card.customer_id
        left join order_line on order_line.id = card.order_line_id
        left join card_transfer on card_transfer.to_card_id = card.id
        cross join lateral (select coalesce(card_transfer.detail, order_line.detail) as detail) words
      where card.id = ${cardId} and card.bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

const compose = (unit: Unit, { digits, posted, language }: LockedCard): ComposedMail => {
  const {
    name: shopName,
    contact: { email: contact },
  } = unit;
  const written = language ?? unit.defaultLanguage;
  const words = deliveryWords(written);
  const amount = formatMoney(fromMinorUnits(posted, unit.currency), numberStyle(unit, written));
  const sentences = [fill(words.lockedIntro, { digits, amount }), fill(words.lockedWhat, { contact })];
  const body = html`${sentences.map(paragraph)}`;
  return {
    subject: fill(words.lockedSubject, { digits }),
    text: sentences.join('\n\n'),
    html: mailPage({ language: written, shopName, title: words.lockedTitle, body }),
    attachments: [],
  };
};

/** `subject` identifies the card and its lock. */
export const composeLockedEmail = async (
  shop: Shop,
  unit: Unit,
  subject: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | 'nobody'> => {
  const card = await find(shop, unit, readLockedCardSubject(subject));
  return card === undefined || card.email === '' ? 'nobody' : { mail: compose(unit, card), to: card.email };
};
