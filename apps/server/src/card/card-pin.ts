/** The call `cardPin`: shows its owner the PIN of a card, unless the card may not be used. Source: S3.96. */
import type { Calls } from '@offrande/api-client/contract';
import { decryptPin } from './card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Handler } from '../call/handler.ts';
import { limitCall } from './limit-call.ts';
import { readOwnCard, usableFor } from './own-card.ts';

const ALLOWANCE = { perSession: 30, perAddress: 120 } as const;

export const cardPin: Handler<Calls['cardPin']> = async ({ cardNumber }, context) => {
  const { shop, unit } = context;
  await limitCall(context, 'cardPin', ALLOWANCE);
  const row = await inUnit(shop.connection, unit.id, (transaction) => readOwnCard(transaction, context, cardNumber));
  usableFor('print', context, row);
  return { pinCode: row.pin_encrypted === null ? null : decryptPin(shop.vault, row.pin_encrypted) };
};
