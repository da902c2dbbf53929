/** Random delivery choices with the context in which they are valid. */
import * as fc from 'fast-check';
import { MAINLAND_FRANCE } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { receivers } from '../address/testing.ts';
import { cardKinds } from '../catalogue/testing.ts';
import { customerKinds } from '../customer/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { DAY_MS, formatInstant, formatInstantDate } from '../time/index.ts';
import { instants, zones } from '../time/testing.ts';
import type { DeliveryChoice, DeliveryContext } from './choice.ts';
import { DELIVERY_CODES } from './delivery.ts';
import type { LetterType } from './delivery.ts';
import { DELIVERY_TYPES } from './delivery-types.ts';
import type { DeliveryType } from './delivery-types.ts';
import { lettersFor } from './letter.ts';
import { deliveryTypesFor } from './offer.ts';
import { ATTACHED_CARDS_MAX } from './order-deliveries.ts';
import type { LineToDeliver } from './order-deliveries.ts';

export const deliveryTypes = fc.constantFrom(...DELIVERY_TYPES);

/** A code that no type has. */
export const NO_DELIVERY_CODE = Math.max(...Object.values(DELIVERY_CODES)) + 1;

/** The eight that the specification names; the shop may have learnt more. */
export const SPECIFIED_TYPES = [
  ...(['physical', 'sms', 'pdf', 'email'] as const),
  ...(['emailAndSms', 'zip', 'cardFile', 'urlFile'] as const),
];

/** Those of the eight among some types, in their order. */
export const specified = (types: readonly DeliveryType[]): readonly DeliveryType[] =>
  types.filter((type) => SPECIFIED_TYPES.some((one) => one === type));

export const letterTypes: readonly LetterType[] = [
  { id: 'simple', methodName: 'Lettre suivie', price: money('4.90', euro) },
  { id: 'registered', methodName: 'Lettre recommandée', price: money('6.90', euro) },
];

/** What a French unit offers. */
const contexts: fc.Arbitrary<DeliveryContext> = fc.record({
  kind: fc.oneof(cardKinds, fc.constant(null)),
  buyer: customerKinds,
  now: instants,
  zone: zones,
  addressPolicy: fc.constant(MAINLAND_FRANCE),
  letterTypes: fc.constant(letterTypes),
});

/** Null, today, or a day or minute later, in the zone's local time. */
const schedules = (now: number, zone: string): fc.Arbitrary<string | null> =>
  fc.tuple(fc.constantFrom('none', 'day', 'minute'), fc.integer({ min: 0, max: 400 * DAY_MS })).map(([form, ahead]) => {
    if (form === 'none') return null;
    return form === 'day' ? formatInstantDate(now + ahead, zone) : formatInstant(now + ahead + DAY_MS, zone);
  });

/** A card that may be posted has a letter; a digital one has none. */
const letterChoices = ({ kind, letterTypes: offered }: DeliveryContext): fc.Arbitrary<string | null> => {
  const letters = lettersFor(kind, offered);
  return letters.length === 0 ? fc.constant(null) : fc.constantFrom(...letters.map(({ id }) => id));
};

/** A choice for one receiver. */
type ChoiceForOne = DeliveryChoice & { readonly receiver: Receiver };

const choiceIn = (context: DeliveryContext): fc.Arbitrary<ChoiceForOne> =>
  fc.record({
    type: fc.constantFrom(...deliveryTypesFor(context.kind, context.buyer)),
    date: schedules(context.now, context.zone),
    receiver: receivers,
    letterTypeId: letterChoices(context),
  });

/** A choice and the context that accepts it. */
export const acceptedDeliveries: fc.Arbitrary<{ readonly choice: ChoiceForOne; readonly context: DeliveryContext }> =
  contexts.chain((context) => choiceIn(context).map((choice) => ({ choice, context })));

/** Lines of one order, each with its own id; some share an instant. */
export const linesToDeliver: fc.Arbitrary<readonly LineToDeliver[]> = fc
  .array(
    fc.record({
      type: deliveryTypes,
      cards: fc.integer({ min: 1, max: ATTACHED_CARDS_MAX + 5 }),
      dueAt: fc.constantFrom(null, 1_800_000_000_000, 1_900_000_000_000),
    }),
    { maxLength: 12 },
  )
  .map((lines) => lines.map((line, at) => ({ ...line, lineId: `line-${at}` })));
