/**
 * The pro forma invoice of an order that awaits a transfer, as PDF: what the accounting of a company needs to pay. It has no number, and is
 * no invoice. Source: S4.13, S7.84, A-36.
 */
import { groupedIban } from '@offrande/domain/bank-transfer';
import { bankAccountOf } from '@offrande/domain/business-unit';
import { isToOwnAccount, type PaymentMeans, unpaidUntil } from '@offrande/domain/payment';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { translated } from '../mail/catalogue-texts.ts';
import { fill } from '../mail/words.ts';
import { PAYABLE_AT } from '../order/payable-at.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { renderInvoice } from './invoice-document.ts';
import { orderDocument, partiesOf, type PricedOrder, readLines } from './order-document.ts';

const wordsIn = translated('proforma', {
  title: 'Pro forma invoice',
  date: 'Date',
  payableUntil: 'Payable until',
  pay: 'Transfer {amount} to {beneficiary}, IBAN {iban}, BIC {bic}, with the reference {order} and nothing else.',
  noInvoice: 'This is not an invoice: you get the invoice once the money has arrived.',
});

interface WaitingOrder extends PricedOrder {
  readonly payment_mean: PaymentMeans;
  /** When it was placed, or approved. */
  readonly payable_at: Date;
}

/** PDF bytes; null for an order that awaits no transfer to the unit's account. */
export const createProforma = async (shop: Shop, unit: Unit, orderNo: string): Promise<Uint8Array | null> => {
  const account = bankAccountOf(unit.rules);
  if (account === null) return null;
  const found = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<WaitingOrder>`select gross, total, breakdown, buyer, payment_mean,
        ${PAYABLE_AT} as payable_at
      from purchase where order_no = ${orderNo} and bu_id = ${unit.id} and sells = 'cards' and state = 'requesting'
        and breakdown -> 'tax' is not null`.execute(transaction);
    const [order] = rows;
    if (order === undefined || !isToOwnAccount(order.payment_mean)) return null;
    const lines = await readLines(transaction, unit, orderNo);
    return orderDocument(unit, order, lines, partiesOf(unit, order.buyer), ({ words, money, date }) => {
      const own = wordsIn(order.buyer.language);
      const { beneficiary, iban, bic } = account;
      const values = { amount: money(order.total), beneficiary, iban: groupedIban(iban), bic, order: orderNo };
      return {
        title: own.title,
        facts: [
          [words.invoiceOrder, orderNo],
          [own.date, date(order.payable_at)],
          [own.payableUntil, date(new Date(unpaidUntil(order.payment_mean, order.payable_at.getTime())))],
        ],
        notes: [fill(own.pay, values), own.noInvoice],
      };
    });
  });
  return found && renderInvoice(found);
};
