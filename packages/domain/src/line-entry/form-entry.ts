/** The entry of a card's form, without values that do not apply. Source. */
import { namesOf } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import { checkAmountEntry } from '../catalogue/index.ts';
import { may } from '../customer/index.ts';
import { goesToBuyer, isPhysicalDelivery } from '../delivery/index.ts';
import { zero } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import {
  EMPTY_PERSONALISATION,
  mayChoosePlace,
  VALIDITY_DEFAULT_MONTHS,
  WHOLE_STORE,
} from '../personalisation/index.ts';
import type { RedeemablePlace } from '../personalisation/index.ts';
import { Result } from 'effect';
import { DRAFT_PATHS, faceOf } from './card-form.ts';
import type { CardForm, CardFormFacts } from './card-form.ts';
import { letterOf } from './letter-of.ts';
import { extraOf } from './line-entry.ts';
import type { CheckedLine, LineEntry } from './line-entry.ts';
import { madeLine } from './made-line.ts';

type AmountRefusal = Result.Result.Failure<ReturnType<typeof checkAmountEntry>>;

const amountText = ({ ownAmount, preset }: CardForm): string => preset ?? ownAmount;

/** The amount if it is valid and allowed; null otherwise. */
export const amountOf = (form: CardForm, { product }: Pick<CardFormFacts, 'product'>): Money | null =>
  Result.getOrElse(checkAmountEntry(amountText(form), product), () => null);

/** Why the typed amount cannot be bought; null if it can, and while none is typed. */
export const ownAmountRefusal = (form: CardForm, { product }: Pick<CardFormFacts, 'product'>): AmountRefusal | null =>
  form.preset !== null || form.ownAmount.trim() === ''
    ? null
    : Result.match(checkAmountEntry(form.ownAmount, product), {
        onSuccess: () => null,
        onFailure: (refusal) => refusal,
      });

/** `yyyy/MM/dd` or `yyyy/MM/dd HH:mm`; null for immediate delivery. Cards for the buyer are never scheduled. */
export const scheduleOf = ({ isScheduled, day, time, deliveryType }: CardForm): string | null => {
  if (!isScheduled || goesToBuyer(deliveryType)) return null;
  return `${day.replaceAll('-', '/')} ${time}`.trim();
};

/** The receiver of the card: the entered one, or the buyer with the sender's name and email. */
const receiverOf = ({ isForSelf, receiver, sender }: CardForm): Receiver =>
  isForSelf ? { ...receiver, ...namesOf(sender.name), email: sender.email } : receiver;

/** The place, if this buyer may choose one. */
const placeOf = ({ place, placeText }: CardForm, { product, buyer }: CardFormFacts): RedeemablePlace => {
  if (!mayChoosePlace(product, buyer)) return WHOLE_STORE;
  return place === 'freeText' ? { type: place, text: placeText } : { type: place };
};

/** The validity, if this buyer may choose one and did. */
const monthsOf = ({ validMonths }: CardForm, { buyer }: CardFormFacts): number =>
  validMonths !== '' && may(buyer, 'chooseValidity') ? Number(validMonths) : VALIDITY_DEFAULT_MONTHS;

const customerIdOf = ({ customerId }: CardForm, { buyer }: CardFormFacts): string =>
  may(buyer, 'setCustomerId') ? customerId : '';

const personalOf = (form: CardForm, facts: CardFormFacts): LineEntry['personalisation'] => {
  const { hasTemplates } = facts.product;
  return {
    ...EMPTY_PERSONALISATION,
    message: form.message,
    message2: hasTemplates ? form.message2 : '',
    templateId: hasTemplates ? form.faceId : null,
    templateImageUrl: hasTemplates ? (faceOf(form, facts)?.imageUrl ?? null) : null,
    photoUrl: form.photo?.url ?? null,
    redeemablePlace: placeOf(form, facts),
    validMonths: monthsOf(form, facts),
  };
};

const namedLetter = ({ deliveryType, letterTypeId }: CardForm): string | null =>
  isPhysicalDelivery(deliveryType) ? letterTypeId : null;

/** `areaCode` applies to a receiver's number without one. */
export const entryOfForm = (form: CardForm, facts: CardFormFacts, areaCode: string): LineEntry => {
  const receiver = receiverOf(form);
  return {
    amount: { as: 'typed', text: amountText(form) },
    personalisation: personalOf(form, facts),
    delivery: {
      type: form.deliveryType,
      date: scheduleOf(form),
      receiver: { ...receiver, phone: { ...receiver.phone, areaCode: receiver.phone.areaCode || areaCode } },
      letterTypeId: namedLetter(form),
    },
    extraItemCode: form.extraCode,
    sender: form.sender,
    customerId: customerIdOf(form, facts),
  };
};

/** The line of the entry, with the form's other values. */
export const formLine = (lineId: string, form: CardForm, facts: CardFormFacts, entered: CheckedLine): CartLine => ({
  ...madeLine(lineId, facts.product, { ...entered, quantity: form.quantity, deliveryTimeZone: facts.timeZone }),
  draftPath: DRAFT_PATHS[form.isForSelf ? 'self' : 'friend'],
});

/** The unchecked line of the form, for the preview and the total. An invalid amount counts as 0. */
export const draftLine = (form: CardForm, facts: CardFormFacts, lineId: string): CartLine => {
  return formLine(lineId, form, facts, {
    ...personalOf(form, facts),
    amount: amountOf(form, facts) ?? zero(facts.product.minAmount.currency),
    extra: extraOf(form.extraCode, facts),
    letter: letterOf(facts.letterTypes.find(({ id }) => id === namedLetter(form)) ?? null),
    delivery: { type: form.deliveryType, date: scheduleOf(form) },
    receiver: receiverOf(form),
    sender: form.sender,
    customerId: null,
  });
};
