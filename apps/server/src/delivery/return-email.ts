/**
 * The email that tells a buyer which cards of an order were returned, and how money and value are refunded, with the credit note where
 * there is one. The note has its number before the mail is sent, so that a mail that is sent twice carries the same one.
 */
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { createCreditNote, type PrintedCreditNote } from '../invoice/create-credit-note.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill, deliveryWords } from '../mail/words.ts';

interface Returned {
  readonly order_no: string;
  readonly buyer: OrderBuyer;
  readonly price: bigint;
  readonly money: bigint;
}

const find = (shop: Shop, unit: Unit, refundId: string): Promise<Returned | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Returned>`
      select refund.order_no, purchase.buyer, refund.price, refund.money
      from refund join purchase on purchase.order_no = refund.order_no
      where refund.id = ${refundId} and refund.bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

const compose = (
  unit: Unit,
  { order_no: order, buyer, price, money }: Returned,
  note: PrintedCreditNote | null,
): ComposedMail => {
  const {
    name: shopName,
    contact: { email: contact },
  } = unit;
  const words = deliveryWords(buyer.language);
  const style = numberStyle(unit, buyer.language);
  const write = (minor: bigint): string => formatMoney(fromMinorUnits(minor, unit.currency), style);
  const sentences = [
    fill(words.returnedIntro, { order, price: write(price) }),
    ...(money > 0n ? [fill(words.returnedMoney, { money: write(money) })] : []),
    ...(price > money ? [fill(words.returnedValue, { value: write(price - money) })] : []),
    ...(note === null ? [] : [words.returnedCreditNote]),
    fill(words.returnedAsk, { contact }),
  ];
  return {
    subject: fill(words.returnedSubject, { order }),
    text: sentences.join('\n\n'),
    html: mailPage({
      language: buyer.language,
      shopName,
      title: words.returnedTitle,
      body: html`${sentences.map(paragraph)}`,
    }),
    attachments: note === null ? [] : [{ fileName: note.fileName, contentType: 'application/pdf', content: note.pdf }],
  };
};

/** `refundId` names the return. */
export const composeReturnEmail = async (
  shop: Shop,
  unit: Unit,
  refundId: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string }> => {
  const returned = await find(shop, unit, refundId);
  if (returned === undefined) throw new Error(`No refund ${refundId} to tell of`);
  const note = await createCreditNote(shop, unit, refundId);
  return { mail: compose(unit, returned, note), to: returned.buyer.email };
};
