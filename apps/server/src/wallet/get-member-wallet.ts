/** The call `getMemberWallet`: a member's own wallet. Salesmen have none. Source: S7.12, S6.27. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { walletFromWire } from '@offrande/domain/wallet/schema';
import { Schema } from 'effect';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../http/handler.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { loadWallet } from './load-wallet.ts';

type Answer = ResponseOf<Calls['getMemberWallet']>;

export const getMemberWallet: Handler<Calls['getMemberWallet']> = ({ custId }, { shop, unit, buyer }) =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const wallet = await loadWallet(transaction, unit, ownCustomer(buyer, custId));
    const encode = Schema.encodeSync(walletFromWire(unit.currency));
    return { wallet: wallet === null ? null : (encode(wallet) as Answer['wallet']) };
  });
