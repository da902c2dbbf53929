/**
 * A customer's wallet from the books: holds for payments, open top-ups at the provider and awaited transfers are in progress;
 * the posted balance without the holds may be spent. Source: S3.95, A-88, A-172, A-184, reliability section 3 (invariant 14).
 */
import type { CustomerKind } from '@offrande/domain/customer';
import { fromMinorUnits } from '@offrande/domain/money';
import {
  type TopUpLimits,
  topUpMeans,
  WALLET_TRANSFER,
  walletLimits,
  type WalletTransferTerms,
  walletTransferTerms,
} from '@offrande/domain/top-up';
import type { Wallet } from '@offrande/domain/wallet';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Customer, kindOf } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';

interface WalletRow {
  readonly posted: bigint;
  readonly held: bigint;
  readonly topping_up: bigint;
  readonly newest: bigint;
  readonly orders: number;
}

/** The limits of a single top-up of the unit's wallets; null if they take none. */
export const unitWalletLimits = ({ catalogue }: Unit): TopUpLimits | null =>
  walletLimits([...catalogue.products.values()]);

const isReloadable = (unit: Unit, kind: CustomerKind): boolean =>
  unitWalletLimits(unit) !== null && topUpMeans(unit.meansFor(kind)).length > 0;

/** The unit's terms for filling such a customer's wallet by transfer; null if it is not. */
export const unitTransferTerms = (unit: Unit, kind: CustomerKind): WalletTransferTerms | null =>
  walletTransferTerms(kind, unit.meansFor(kind), unitWalletLimits(unit), unit.rules.companyWalletMax);

/** Null if the customer has none. `orderCount`: the number of orders it paid; `processAmount`: the newest open top-up's amount. */
export const loadWallet = async (
  transaction: UnitTransaction,
  unit: Unit,
  customer: Customer,
): Promise<Wallet | null> => {
  const { rows } = await sql<WalletRow>`
    with own as (select * from purchase where customer_id = ${customer.id} and bu_id = ${unit.id}),
    open_top_up as (
      select (settlement->>'amountMinor')::bigint as amount, own.created_at
      from own left join payment_attempt attempt on attempt.order_no = own.order_no and attempt.state = 'open'
      where sells = 'topUp' and own.state = 'requesting' and settlement->'to'->>'kind' = 'wallet'
        and (attempt.id is not null or payment_mean = ${WALLET_TRANSFER})
    )
    select posted, held, coalesce((select sum(amount) from open_top_up), 0)::bigint as topping_up,
      coalesce((select amount from open_top_up order by created_at desc limit 1), 0) as newest,
      (select count(*)::integer from own where state = 'confirmed' and settlement->'paidFrom'->>'type' = 'wallet') as orders
    from account where bu_id = ${unit.id} and kind = 'wallet' and owner_key = ${customer.id}
      and currency = ${unit.currency.code}::char(3)`.execute(transaction);
  const [row] = rows;
  const kind = kindOf({ customer });
  if (row === undefined || !unit.hasWallet(kind)) return null;
  return {
    balance: fromMinorUnits(row.posted - row.held, unit.currency),
    inProgress: fromMinorUnits(row.held + row.topping_up, unit.currency),
    orderCount: row.orders,
    isReloadable: isReloadable(unit, kind),
    cardNumber: null,
    processAmount: fromMinorUnits(row.newest, unit.currency),
  };
};
