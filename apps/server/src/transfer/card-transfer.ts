/**
 * The call `cardTransfer`: moves a card's value, or a part of it if its product allows that, to a friend by email or SMS. One transaction
 * debits the sender's card, credits a new card of the same product and expiry, and enqueues the message to the friend. Once per key.
 * Source: S1.18, S7.92, A-95, reliability row 40.
 */
import type { Calls, RequestOf } from '@offrande/api-client/contract';
import { cardAccount, transfer as transferChange } from '@offrande/domain/ledger';
import { encodeAmount, toMinorUnits } from '@offrande/domain/money';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import { cardAfterTransfer, checkTransfer, type Sender, type Transfer } from '@offrande/domain/transfer';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { toCard, type CardRow, cardUseFacts } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { newCard } from '../card/new-card.ts';
import { lockOwnCard, requireMember } from '../card/own-card.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { plainDetail } from '../issued-card/plain-detail.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { notifySql } from '../note/notify.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { record } from '../ledger/record.ts';
import type { CardWords } from '../order/order-rows.ts';
import { foldedEmail, memberTypesOf } from '../password/credential.ts';
import { uuid } from '../random.ts';

type Request = RequestOf<Calls['cardTransfer']>;

const ALLOWANCE = { perSession: 20, perAddress: 80 } as const;

interface Giver extends Sender {
  readonly name: string;
}

const readGiver = async (transaction: UnitTransaction, context: CallContext): Promise<Giver> => {
  const { rows } = await sql<{ email: string; first_name: string; last_name: string }>`
    select email, first_name, last_name from customer
    where id = ${requireMember(context).id} and bu_id = ${context.unit.id}`.execute(transaction);
  const { email, first_name, last_name } = rows[0]!;
  return { email, mobile: null, name: `${first_name} ${last_name}`.trim() };
};

const checked = (request: Request, row: CardRow, sender: Sender, { shop, unit }: CallContext): Transfer => {
  const facts = { card: toCard(shop, unit, row), use: cardUseFacts(shop, unit, row), sender };
  const { method, friendName, email = '', mobileNo = '', amount = '' } = request;
  const entry = { method, friendName, email, phone: phoneEntryOfE164(mobileNo), amount };
  const found = checkTransfer(entry, facts, numberingPlan);
  if (Result.isFailure(found)) {
    const [field = '', refusal] = Object.entries(found.failure)[0] ?? [];
    throw new CallRefused('transferRefused', { field, reason: refusal?._tag ?? '' });
  }
  // A sender who names a part must not unexpectedly transfer the whole.
  if (amount !== '' && facts.use.transferMode !== 'part')
    throw new CallRefused('transferRefused', { field: 'amount', reason: 'OnlyWhole' });
  return found.success;
};

/** Opens the friend's card with its ledger account: like the sender's, but with its own number and PIN, and no owner yet. */
const openFriendsCard = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  sender: CardRow,
): Promise<string> => {
  const card = newCard(shop, unit);
  const account = cardAccount(card.id, unit.currency.code);
  await sql`
    with opened as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      values (${card.account_id}, ${unit.id}, ${account.kind}, ${account.owner}, ${account.currency}, true)
    )
    insert into card (id, bu_id, account_id, number_hmac, number_encrypted, last_digits, pin_encrypted, item_code, expires_on,
      issued_at, suited_item_codes, is_partial_redeem_allowed, is_third_party, brands)
    select ${card.id}, bu_id, ${card.account_id}, ${card.number_hmac}, ${card.number_encrypted}, ${card.last_digits},
      ${card.pin_encrypted}, item_code, expires_on, ${shop.clock()}, suited_item_codes, is_partial_redeem_allowed,
      is_third_party, brands
    from card where id = ${sender.id}`.execute(transaction);
  return card.id;
};

const detailOf = (
  { unit, language }: CallContext,
  itemCode: string,
  { to, friendName }: Transfer,
  giver: Giver,
): CardWords => {
  const plain = plainDetail(unit, itemCode, language);
  return {
    ...plain,
    sender: { name: giver.name, email: giver.email },
    receiver: {
      ...plain.receiver,
      name: friendName,
      email: to.method === 'email' ? to.email : '',
      mobile: to.method === 'sms' ? to.phone.e164 : '',
    },
  };
};

/** The statement that notifies the friend in the inbox, if an individual has verified this email or number. */
const notingReceived = (
  { shop, unit, language }: CallContext,
  { item_code: itemCode }: CardRow,
  { to }: Transfer,
  { name }: Giver,
  toCardId: string,
): RawBuilder<unknown> => {
  const { productName } = plainDetail(unit, itemCode, language);
  const isHis =
    to.method === 'email'
      ? sql`email_key = ${foldedEmail(to.email)} and (is_activated or exists (
          select from credential where credential.account_id = customer.id))`
      : sql`phone = ${to.phone.e164} and phone_proven_at is not null`;
  const friends = sql`select id from customer where bu_id = ${unit.id} and closed_at is null
    and member_type = any(${memberTypesOf('individual')}::text[]) and ${isHis}`;
  return notifySql(
    shop,
    unit.id,
    { kind: 'cardReceived', detail: { giver: name, product: productName } },
    toCardId,
    friends,
  );
};

const write = async (
  transaction: UnitTransaction,
  context: CallContext,
  row: CardRow,
  transfer: Transfer,
  giver: Giver,
): Promise<void> => {
  const { shop, unit } = context;
  const transferId = uuid(shop.random);
  const toCardId = await openFriendsCard(transaction, context, row);
  const amountMinor = toMinorUnits(transfer.amount);
  const moved = { transferId, fromCardId: row.id, toCardId, amountMinor, currency: unit.currency.code };
  await record(transaction, unit.id, [transferChange(moved)], shop.random);
  const topic = transfer.to.method === 'email' ? 'card-email' : 'card-sms';
  await sql`
    with queued as (${enqueueSql(shop, unit.id, [{ topic, subject: toCardId, at: null }])}),
      noted as (${notingReceived(context, row, transfer, giver, toCardId)})
    insert into card_transfer (id, bu_id, from_card_id, to_card_id, customer_id, method, amount, detail, at)
    values (${transferId}, ${unit.id}, ${row.id}, ${toCardId}, ${requireMember(context).id}, ${transfer.to.method}, ${amountMinor},
      ${JSON.stringify(detailOf(context, row.item_code, transfer, giver))}::jsonb, ${shop.clock()})`.execute(
    transaction,
  );
};

const transferCard: Handler<Calls['cardTransfer']> = async (request, context) => {
  await limitCall(context, 'cardTransfer', ALLOWANCE);
  return context.once.inTransaction(async (transaction) => {
    const giver = await readGiver(transaction, context);
    const row = await lockOwnCard(transaction, context, request.cardNumber);
    const transfer = checked(request, row, giver, context);
    await write(transaction, context, row, transfer, giver);
    const { balance } = cardAfterTransfer(toCard(context.shop, context.unit, row), transfer.amount);
    return { cardBalance: encodeAmount(balance), amount: encodeAmount(transfer.amount) };
  });
};

export const cardTransfer: Handler<Calls['cardTransfer']> = (request, context) =>
  context.once.unlessAnswered(() => transferCard(request, context));
