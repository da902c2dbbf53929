/** The call `applyCard`: adds a card to the account by number and PIN, once per key. Source: S7.97. */
import type { Calls } from '@offrande/api-client/contract';
import { normalisePin } from '@offrande/domain/card';
import { encodeAmount } from '@offrande/domain/money';
import { toCard } from '../card/card-row.ts';
import { limitCall } from '../card/limit-call.ts';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import type { Handler } from '../call/handler.ts';
import { claimCard, proveCard } from './claim-card.ts';

export const IMPORT_ALLOWANCE = { perSession: 20, perAddress: 80 } as const;

const applyProvenCard: Handler<Calls['applyCard']> = async (request, context) => {
  await limitCall(context, 'importCard', IMPORT_ALLOWANCE);
  await passCaptcha(context, 'cardImport', request);
  const cardId = await proveCard(context, request.cardNumber, normalisePin(request.pinCode ?? ''));
  return context.once.inTransaction(async (transaction) => {
    const row = await claimCard(transaction, context, cardId);
    const { balance } = toCard(context.shop, context.unit, row);
    return { itemCode: row.item_code, cardBalance: encodeAmount(balance) };
  });
};

export const applyCard: Handler<Calls['applyCard']> = (request, context) =>
  context.once.unlessAnswered(() => applyProvenCard(request, context));
