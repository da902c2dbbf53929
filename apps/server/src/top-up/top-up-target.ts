/** The target of a top-up: the customer's own wallet or card, with any reason to refuse it. Source: A-87. */
import { type Account, cardAccount, walletAccount } from '@offrande/domain/ledger';
import { zero } from '@offrande/domain/money';
import type { TopUpLimits, TopUpTarget } from '@offrande/domain/top-up';
import { toCard, cardUseFacts } from '../card/card-row.ts';
import { lockOwnCard } from '../card/own-card.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { CallContext } from '../call/handler.ts';
import type { Customer } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';
import { loadWallet, unitWalletLimits } from '../wallet/load-wallet.ts';

/** A target that allows no top-ups has limits too, which are ignored. */
export interface FoundTarget {
  readonly target: TopUpTarget;
  readonly limits: TopUpLimits;
  readonly account: Account;
}

const noLimits = ({ currency }: Unit): TopUpLimits => ({ minAmount: zero(currency), maxAmount: zero(currency) });

/**
 * The customer's own card with this number, locked, so that it cannot be returned meanwhile; other people's cards do not exist for the caller.
 * Its product decides, not how it came into the account. A product that the unit does not sell allows no top-up.
 */
export const cardTarget = async (
  transaction: UnitTransaction,
  context: CallContext,
  cardNumber: string,
): Promise<FoundTarget> => {
  const { shop, unit } = context;
  const row = await lockOwnCard(transaction, context, cardNumber);
  return {
    target: { type: 'card', card: toCard(shop, unit, row), facts: cardUseFacts(shop, unit, row) },
    limits: unit.catalogue.products.get(row.item_code) ?? noLimits(unit),
    account: cardAccount(row.id, unit.currency.code),
  };
};

export const walletTarget = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  customer: Customer,
): Promise<FoundTarget> => ({
  target: { type: 'wallet', wallet: await loadWallet(transaction, unit, customer) },
  limits: unitWalletLimits(unit) ?? noLimits(unit),
  account: walletAccount(customer.id, unit.currency.code),
});
