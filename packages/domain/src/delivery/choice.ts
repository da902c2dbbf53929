/**
 * A whole delivery choice, checked at once: type, date, receiver, letter (spec sections 3 and 5, A-26, A-38, A-55,
 * Fields that the type does not use are not checked and are dropped.
 */
import { Result } from 'effect';
import { addressFields, EMPTY_RECEIVER } from '../address/index.ts';
import type { AddressPolicy, PhoneEntry, Receiver } from '../address/index.ts';
import type { CardKind } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { checkEmail, checkOptionalEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import { checkFields, under } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import { checkOptionalPhone } from '../phone/index.ts';
import type { NumberingPlan, Phone, PhoneRefusal, PhoneUse } from '../phone/index.ts';
import { checkName, checkOptionalName, optionalText } from '../text/index.ts';
import type { Instant } from '../time/index.ts';
import type { Delivery, LetterType } from './delivery.ts';
import type { DeliveryType, FieldNeed } from './delivery-types.ts';
import { checkLetter, lettersFor } from './letter.ts';
import { deliveryTypesFor } from './offer.ts';
import { RECEIVER_FIELDS } from './receiver-fields.ts';
import { checkSchedule } from './schedule.ts';

/**
 * The buyer's entry. `receiver` is null for the line of a file, whose cards have receivers of their own; `letterTypeId` is
 * null if no letter is named.
 */
export interface DeliveryChoice {
  readonly type: DeliveryType;
  readonly date: string | null;
  readonly receiver: Receiver | null;
  readonly letterTypeId: string | null;
}

/** The context of the check: the card, the buyer, the clock, and what the unit offers. */
export interface DeliveryContext {
  readonly kind: CardKind | null;
  readonly buyer: CustomerKind;
  readonly now: Instant;
  readonly zone: string;
  readonly addressPolicy: AddressPolicy;
  readonly letterTypes: readonly LetterType[];
}

/** A checked choice, normalised. */
export interface CheckedDelivery {
  readonly delivery: Delivery;
  readonly receiver: Receiver;
  readonly letterType: LetterType | null;
}

export type DeliveryTypeRefusal = {
  readonly _tag: 'DeliveryTypeNotOffered';
  readonly offered: readonly DeliveryType[];
};

const EMPTY = Result.succeed('');
const NO_PHONE: PhoneEntry = { areaCode: '', number: '' };

const checkType = (
  type: DeliveryType,
  { kind, buyer }: DeliveryContext,
): Result.Result<DeliveryType, DeliveryTypeRefusal> => {
  const offered = deliveryTypesFor(kind, buyer);
  return offered.includes(type) ? Result.succeed(type) : Result.fail({ _tag: 'DeliveryTypeNotOffered', offered });
};

const emailByNeed = (need: FieldNeed, email: string): Result.Result<string, EmailRefusal> => {
  if (need === 'unused') return EMPTY;
  return need === 'needed' ? checkEmail(email) : checkOptionalEmail(email);
};

const entryOf = (phone: Phone | null): PhoneEntry =>
  phone === null ? NO_PHONE : { areaCode: phone.areaCode, number: phone.number };

const phoneByNeed = (
  need: FieldNeed,
  phone: PhoneEntry,
  use: PhoneUse,
  plan: NumberingPlan,
): Result.Result<PhoneEntry, PhoneRefusal> => {
  if (need === 'unused') return Result.succeed(NO_PHONE);
  return Result.map(need === 'needed' ? plan.checkPhone(phone, use) : checkOptionalPhone(phone, use, plan), entryOf);
};

type AddressFields = ReturnType<typeof addressFields>;

const noAddressFields: AddressFields = { line1: EMPTY, line2: EMPTY, zipCode: EMPTY, city: EMPTY, countryCode: EMPTY };

const enteredReceiver = (receiver: Receiver, type: DeliveryType, policy: AddressPolicy, plan: NumberingPlan) => {
  const needs = RECEIVER_FIELDS[type];
  const checkGivenName = needs.name === 'needed' ? checkName : checkOptionalName;
  return {
    firstName: checkGivenName(receiver.firstName),
    lastName: checkGivenName(receiver.lastName),
    email: emailByNeed(needs.email, receiver.email),
    phone: phoneByNeed(needs.phone, receiver.phone, needs.phoneUse, plan),
    vatNumber: needs.address === 'needed' ? optionalText()(receiver.vatNumber) : EMPTY,
    ...under('address', needs.address === 'needed' ? addressFields(receiver.address, policy) : noAddressFields),
  };
};

type ReceiverFields = ReturnType<typeof enteredReceiver>;

const noReceiverFields: ReceiverFields = {
  firstName: EMPTY,
  lastName: EMPTY,
  email: EMPTY,
  phone: Result.succeed(NO_PHONE),
  vatNumber: EMPTY,
  ...under('address', noAddressFields),
};

const receiverFields = (
  { receiver, type }: DeliveryChoice,
  { addressPolicy }: DeliveryContext,
  plan: NumberingPlan,
): ReceiverFields => (receiver === null ? noReceiverFields : enteredReceiver(receiver, type, addressPolicy, plan));

const choiceFields = (choice: DeliveryChoice, context: DeliveryContext, plan: NumberingPlan) => ({
  type: checkType(choice.type, context),
  date: checkSchedule(choice.date, context.now, context.zone),
  letterTypeId: checkLetter(choice, lettersFor(context.kind, context.letterTypes)),
  ...under('receiver', receiverFields(choice, context, plan)),
});

/** Refusals by field: `type`, `date`, `letterTypeId`, `receiver.email`, `receiver.address.zipCode`, … */
export type DeliveryRefusals = FieldRefusals<ReturnType<typeof choiceFields>>;

/** Checks all of a buyer's choices about a delivery and returns all refusals at once. */
export const checkDelivery = (
  choice: DeliveryChoice,
  context: DeliveryContext,
  plan: NumberingPlan,
): Result.Result<CheckedDelivery, DeliveryRefusals> =>
  Result.map(checkFields(choiceFields(choice, context, plan)), (valid) => ({
    delivery: { type: valid.type, date: valid.date },
    letterType: valid.letterTypeId,
    receiver: {
      civility: (choice.receiver ?? EMPTY_RECEIVER).civility,
      firstName: valid['receiver.firstName'],
      lastName: valid['receiver.lastName'],
      email: valid['receiver.email'],
      phone: valid['receiver.phone'],
      vatNumber: valid['receiver.vatNumber'],
      address: {
        line1: valid['receiver.address.line1'],
        line2: valid['receiver.address.line2'],
        zipCode: valid['receiver.address.zipCode'],
        city: valid['receiver.address.city'],
        countryCode: valid['receiver.address.countryCode'],
      },
    },
  }));
