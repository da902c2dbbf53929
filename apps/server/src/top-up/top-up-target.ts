/** What a customer tops up: the own wallet, or a card that is the customer's, with what stands against it. Source: A-87. */
import type { Card } from '@offrande/domain/card';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { type Account, cardAccount, walletAccount } from '@offrande/domain/ledger';
import { fromMinorUnits, zero } from '@offrande/domain/money';
import { localDate, parseDate } from '@offrande/domain/time';
import type { TopUpLimits, TopUpTarget } from '@offrande/domain/top-up';
import { Result } from 'effect';
import { sql } from 'kysely';
import { markCardNumber } from '../coupon/card-number.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext } from '../http/handler.ts';
import type { Customer } from '../session/buyer.ts';
import type { Unit } from '../unit/unit.ts';
import { loadWallet, walletLimitsOf } from '../wallet/load-wallet.ts';

/** A target that takes no top-up has limits too, which nobody asks for. */
export interface FoundTarget {
  readonly target: TopUpTarget;
  readonly limits: TopUpLimits;
  readonly account: Account;
}

interface CardRow {
  readonly id: string;
  readonly is_locked: boolean;
  readonly is_blocked: boolean;
  readonly expires_on: string;
  readonly issued_at: Date;
  readonly item_code: string | null;
  readonly initial: bigint;
  readonly free: bigint;
}

const noLimits = ({ currency }: Unit): TopUpLimits => ({ minAmount: zero(currency), maxAmount: zero(currency) });

const cardOf = (cardNumber: string, row: CardRow, unit: Unit): Card => ({
  cardNumber,
  pin: null,
  balance: fromMinorUnits(row.free, unit.currency),
  initialBalance: fromMinorUnits(row.initial, unit.currency),
  country: unit.parameters.country,
  purchasedOn: localDate(row.issued_at.getTime(), unit.timeZone),
  expiresOn: Result.getOrThrow(parseDate(row.expires_on)),
  state: 'new',
  isBlocked: row.is_blocked,
  lock: row.is_locked ? 'wrongPins' : null,
});

const findCard = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  customer: Customer,
  cardNumber: string,
): Promise<CardRow> => {
  const { rows } = await sql<CardRow>`
    select card.id, card.is_locked, card.is_blocked, to_char(card.expires_on, 'YYYY/MM/DD') as expires_on, card.issued_at,
      order_line.item_code, coalesce(order_line.amount, 0) as initial, account.posted - account.held as free
    from card join account on account.id = card.account_id left join order_line on order_line.id = card.order_line_id
    where card.bu_id = ${unit.id} and card.number_hmac = ${markCardNumber(shop.vault, unit.id, cardNumber)}
      and card.customer_id = ${customer.id}`.execute(transaction);
  if (rows[0] === undefined) throw new CallRefused('notFound', { field: 'cardNumber' });
  return rows[0];
};

/** The customer's own card of this number; anybody else's does not exist. A card that the unit did not sell has no product. */
export const cardTarget = async (
  transaction: UnitTransaction,
  context: CallContext,
  customer: Customer,
  typed: string,
): Promise<FoundTarget> => {
  const { shop, unit } = context;
  const cardNumber = normaliseCardNumber(typed);
  const row = await findCard(transaction, context, customer, cardNumber);
  const product = unit.catalogue.products.get(row.item_code ?? '');
  const facts = {
    today: localDate(shop.clock().getTime(), unit.timeZone),
    country: unit.parameters.country,
    isReloadable: product?.isReloadable ?? false,
    transferMode: product?.transferMode ?? 'none',
  } as const;
  return {
    target: { type: 'card', card: cardOf(cardNumber, row, unit), facts },
    limits: product ?? noLimits(unit),
    account: cardAccount(row.id, unit.currency.code),
  };
};

export const walletTarget = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  customer: Customer,
): Promise<FoundTarget> => ({
  target: { type: 'wallet', wallet: await loadWallet(transaction, unit, customer) },
  limits: walletLimitsOf(unit) ?? noLimits(unit),
  account: walletAccount(customer.id, unit.currency.code),
});
