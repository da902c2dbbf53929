/**
 * The mail that reminds a holder of the expiry of a card, as in picture 28: the card, its remaining value, the last day, what will be lost,
 * where to spend it. Goes to the owner of the account that the card is in, else to its receiver by email; without either, nobody is
 * reminded. The card is checked again when the mail is sent: if it was spent, blocked or opted out meanwhile, none is sent. Source: A-181,
 * picture 28.
 */
import { balanceShare, lockOf } from '@offrande/domain/card';
import { deliveryTargets, type DeliveryType } from '@offrande/domain/delivery';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { isStopped, isWorthReminding } from '@offrande/domain/reminder';
import { compareDates, localDate, parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { productFacts } from '../card/card-products.ts';
import { inUnit } from '../database/in-unit.ts';
import { drawCardArt } from '../issued-card/card-art.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { findDrawing } from '../issued-card/load-issued-card.ts';
import { plainDetail } from '../issued-card/plain-detail.ts';
import { html } from '../mail/html.ts';
import { button, footnote, mailPage, paragraph, picture, restBar } from '../mail/mail-layout.ts';
import { type DeliveryWords, deliveryWords, fill, labelled } from '../mail/words.ts';
import type { CardWords } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';
import { holderOf, reminderStopAddress } from './reminder-stop.ts';

interface Row {
  readonly id: string;
  readonly customer_id: string | null;
  readonly customer_email: string | null;
  readonly customer_language: string | null;
  readonly item_code: string;
  readonly last_digits: string;
  readonly expires_on: string;
  readonly is_blocked: boolean;
  readonly wrong_pins: number;
  readonly awaits_receipt: boolean;
  readonly stopped_by: string | null;
  readonly rest: bigint;
  readonly initial: bigint;
  /** How it was sold; null if it was not sold here, or came by a transfer. */
  readonly delivery_type: DeliveryType | null;
  readonly transfer_method: 'email' | 'sms' | null;
  readonly resent_to: string | null;
  readonly detail: CardWords | null;
}

const find = (shop: Shop, unit: Unit, cardId: string): Promise<Row | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Row>`
      select card.id, card.customer_id, customer.email as customer_email, customer.language as customer_language, card.item_code,
        card.last_digits, to_char(card.expires_on, 'YYYY/MM/DD') as expires_on, card.is_blocked, card.wrong_pins,
        coalesce(order_line.is_locked, false) as awaits_receipt, card.reminders_stopped_by as stopped_by,
        account.posted - account.held as rest,
        coalesce((select amount from entry where entry.account_id = account.id order by no limit 1), 0) as initial,
        order_line.delivery_type, card_transfer.method as transfer_method,
        (select receiver_email from card_resend where card_resend.card_id = card.id order by at desc limit 1) as resent_to,
        coalesce(card_transfer.detail, order_line.detail) as detail
      from card join account on account.id = card.account_id
        left join customer on customer.id = card.customer_id
        left join order_line on order_line.id = card.order_line_id
        left join card_transfer on card_transfer.to_card_id = card.id
      where card.id = ${cardId} and card.bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

/** The email address to which the card was last sent; null if it was delivered otherwise. */
const receiverEmail = (row: Row): string | null => {
  const { delivery_type: type, transfer_method: method, detail, resent_to: resentTo } = row;
  const wasSold =
    type !== null && deliveryTargets(type).some(({ channel, whom }) => channel === 'email' && whom === 'receiver');
  return wasSold || method === 'email' ? (resentTo ?? detail?.receiver.email ?? null) : null;
};

const isStillDue = (shop: Shop, unit: Unit, row: Row): boolean => {
  const today = localDate(shop.clock().getTime(), unit.timeZone);
  const standing = {
    balance: fromMinorUnits(row.rest, unit.currency),
    isBlocked: row.is_blocked,
    lock: lockOf(row.wrong_pins, row.awaits_receipt ? 'untilReceipt' : null),
  };
  const isEnded = compareDates(today, Result.getOrThrow(parseDate(row.expires_on))) > 0;
  return (
    !isEnded && isWorthReminding(standing) && !isStopped(row.stopped_by, holderOf({ customerId: row.customer_id }))
  );
};

/** The giver's name; empty if the holder bought the card or it was not sold here. */
const giverOf = ({ detail, customer_email: email }: Row): string =>
  detail === null || detail.sender.email === email ? '' : detail.sender.name;

const introOf = (row: Row, words: DeliveryWords, values: Readonly<Record<string, string>>): string =>
  fill(giverOf(row) === '' ? words.reminderIntro : words.reminderIntroGift, values);

const ART_CID = 'card-face';

const compose = async (shop: Shop, unit: Unit, row: Row): Promise<ComposedMail> => {
  const { customer_id: customerId, detail, item_code: itemCode } = row;
  const language = row.customer_language ?? detail?.language ?? unit.defaultLanguage;
  const words = deliveryWords(language);
  const rest = fromMinorUnits(row.rest, unit.currency);
  const initial = fromMinorUnits(row.initial, unit.currency);
  const style = numberStyle(unit, language);
  const { productName, redeemPlace } = productFacts(unit, itemCode, language);
  const values = {
    amount: formatMoney(rest, style),
    initial: formatMoney(initial, style),
    date: row.expires_on,
    digits: row.last_digits,
    product: productName,
    giver: giverOf(row),
  };
  const page = (path: string) => `${shop.publicOrigin}/${unit.id}${path}`;
  const stopUrl = reminderStopAddress(shop, unit.id, { cardId: row.id, holder: holderOf({ customerId }) });
  const where = page('/stores');
  const own = page(`/account/cards/${encodeURIComponent(itemCode)}?card=${row.last_digits}`);
  const intro = introOf(row, words, values);
  const left = fill(words.reminderOf, values);
  const places = redeemPlace === '' ? null : labelled(language, words.reminderPlaces, redeemPlace);
  const title = fill(words.reminderTitle, values);
  const drawing = findDrawing(unit, detail ?? plainDetail(unit, itemCode, language));
  const body = html`${drawing === null ? null : picture(ART_CID, productName)}${paragraph(intro)}
  ${restBar(words.reminderLeft, left, balanceShare({ balance: rest, initialBalance: initial }))}
  ${button(where, words.reminderWhere)}${customerId === null ? null : button(own, words.reminderOpen, 'line')}
  ${places === null ? null : paragraph(places)}
  ${footnote(words.reminderWhy, { url: stopUrl, label: words.reminderStop })}`;
  const lines = [
    intro,
    labelled(language, words.reminderLeft, left),
    labelled(language, words.reminderWhere, where),
    ...(customerId === null ? [] : [labelled(language, words.reminderOpen, own)]),
    ...(places === null ? [] : [places]),
    words.reminderWhy,
    labelled(language, words.reminderStop, stopUrl),
  ];
  return {
    subject: fill(words.reminderSubject, values),
    text: lines.join('\n\n'),
    html: mailPage({ language, shopName: unit.name, title, body }),
    attachments:
      drawing === null
        ? []
        : [
            {
              fileName: 'card.jpg',
              contentType: 'image/jpeg',
              content: await drawCardArt(drawing),
              contentId: ART_CID,
            },
          ],
    unsubscribeUrl: stopUrl,
  };
};

/** `subject` identifies the card and the remaining time. */
export const composeReminderEmail = async (
  shop: Shop,
  unit: Unit,
  subject: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | 'nobody'> => {
  const [cardId = ''] = subject.split('/');
  const row = await find(shop, unit, cardId);
  if (row === undefined || !isStillDue(shop, unit, row)) return 'nobody';
  const to = row.customer_id === null ? receiverEmail(row) : row.customer_email;
  return to === null || to === '' ? 'nobody' : { mail: await compose(shop, unit, row), to };
};
