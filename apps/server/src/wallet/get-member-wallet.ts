/** The call `getMemberWallet`: a member's own wallet. Salesmen have none. Source: S7.12, S6.27, A-184. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import type { CustomerKind } from '@offrande/domain/customer';
import { encodeAmount } from '@offrande/domain/money';
import { walletFromWire } from '@offrande/domain/wallet/schema';
import { Schema } from 'effect';
import { inUnit } from '../database/in-unit.ts';
import { kindOf } from '../call/buyer.ts';
import type { Handler } from '../call/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { loadWallet, unitTransferTerms, unitWalletLimits } from './load-wallet.ts';

type Answer = ResponseOf<Calls['getMemberWallet']>;

const limitsOf = (unit: Unit): Answer['topUpLimits'] => {
  const limits = unitWalletLimits(unit);
  return limits && { minAmount: encodeAmount(limits.minAmount), maxAmount: encodeAmount(limits.maxAmount) };
};

const termsOf = (unit: Unit, kind: CustomerKind): Answer['transferTerms'] => {
  const terms = unitTransferTerms(unit, kind);
  return terms && { minAmount: encodeAmount(terms.minAmount), walletMax: encodeAmount(terms.walletMax) };
};

export const getMemberWallet: Handler<Calls['getMemberWallet']> = ({ custId }, { shop, unit, buyer }) =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const wallet = await loadWallet(transaction, unit, ownCustomer(buyer, custId));
    const encode = Schema.encodeSync(walletFromWire(unit.currency));
    return {
      wallet: wallet === null ? null : (encode(wallet) as Answer['wallet']),
      topUpLimits: wallet?.isReloadable === true ? limitsOf(unit) : null,
      transferTerms: wallet === null ? null : termsOf(unit, kindOf(buyer)),
    };
  });
