/**
 * Checks a whole entry at once: every refusal by its field, or the line for the cart. Loaded when the giver asks to add
 * the card, since it brings the phone numbers of the world with it.
 */
import type { AddressPolicy } from '@offrande/domain/address';
import { checkQuantity, newLine, type LineToAdd } from '@offrande/domain/cart';
import { checkDelivery, type DeliveryChoice } from '@offrande/domain/delivery';
import { checkPersonalisation } from '@offrande/domain/personalisation';
import { areaCodeOf } from '@offrande/domain/phone';
import { Result } from 'effect';
import type { Refusal } from '../../messages/refusal.ts';
import { type ProductEntry, toSchedule } from './product-entry.ts';
import type { ProductFacts } from './product-facts.ts';
import { enteredAmount, lineOf, personalisationOf } from './product-line.ts';

/** Refusals by the path of their field, in the order of the page. */
export type EntryRefusals = Readonly<Record<string, Refusal>>;

export interface CheckContext {
  readonly now: number;
  readonly timeZone: string;
  readonly addressPolicy: AddressPolicy;
}

const choiceOf = (entry: ProductEntry): DeliveryChoice => ({
  type: entry.deliveryType,
  date: entry.isScheduled ? toSchedule(entry.date) : null,
  letterTypeId: entry.letterTypeId,
  receiver: {
    ...entry.receiver,
    phone: { areaCode: areaCodeOf(entry.phoneCountry) ?? '', number: entry.receiver.phone.number },
  },
});

/** "On a date" without a date asks for one. */
const missingDate = ({ isScheduled, date }: ProductEntry): EntryRefusals =>
  isScheduled && date === '' ? { date: { _tag: 'Required' } } : {};

const refused = <Value>(result: Result.Result<Value, unknown>, path?: string): EntryRefusals => {
  if (Result.isSuccess(result)) return {};
  return (path === undefined ? result.failure : { [path]: result.failure }) as EntryRefusals;
};

export const checkEntry = (
  entry: ProductEntry,
  facts: ProductFacts,
  { now, timeZone, addressPolicy }: CheckContext,
): Result.Result<LineToAdd, EntryRefusals> => {
  const { product, faces } = facts;
  const empty = newLine('', product.itemCode, product.minAmount.currency);
  const amount = enteredAmount(entry, facts);
  const quantity = checkQuantity({ ...empty, quantity: entry.quantity });
  const templates = faces.map(({ id, imageUrl }) => ({ id, images: [imageUrl] }));
  const personalisation = checkPersonalisation(personalisationOf(entry, facts, empty), { product, templates, buyer: 'guest' });
  const context = { kind: product.kind, buyer: 'guest', now, zone: timeZone, addressPolicy, letterTypes: facts.letterTypes } as const;
  const delivery = checkDelivery(choiceOf(entry), context);
  const refusals = {
    ...refused(amount, 'amount'),
    ...refused(quantity, 'quantity'),
    ...refused(personalisation),
    ...refused(delivery),
    ...missingDate(entry),
  };
  if (Object.keys(refusals).length > 0 || Result.isFailure(amount)) return Result.fail(refusals);
  return Result.succeed(
    lineOf(facts, entry.quantity, amount.success, {
      personalisation: Result.getOrThrow(personalisation),
      delivery: Result.getOrThrow(delivery),
      timeZone,
    }),
  );
};
