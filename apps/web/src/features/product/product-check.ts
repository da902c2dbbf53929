/**
 * The buying form against every rule at once: either the line for the cart, or the refusal of each field that has one.
 * Source: spec section 5, A-25 to.
 */
import type { CartLine } from '@offrande/domain/cart';
import { checkAmountEntry } from '@offrande/domain/catalogue';
import { checkDelivery, checkSender } from '@offrande/domain/delivery';
import { checkPersonalisation, EMPTY_PERSONALISATION } from '@offrande/domain/personalisation';
import { checkCreditDelivery } from '@offrande/domain/phone-credit';
import type { NumberingPlan } from '@offrande/domain/phone';
import type { Instant } from '@offrande/domain/time';
import { Result } from 'effect';
import type { Refusal } from '../../messages/refusal.ts';
import type { ProductFacts } from './product-facts.ts';
import { amountText, draftLine, placeOf, receiverOf, scheduleOf, type ProductForm } from './product-form.ts';

/** A photo that is still on its way to the shop. */
export type FormRefusal = Refusal | { readonly _tag: 'PhotoOnItsWay' };

/** Refusals by field, named by their path: `amount`, `message`, `receiver.email`, `sender.name`, … */
export type ProductRefusals = Readonly<Record<string, FormRefusal>>;

const refusalsOf = (prefix: string, checked: Result.Result<unknown, object>): ProductRefusals =>
  Result.isFailure(checked)
    ? Object.fromEntries(Object.entries(checked.failure).map(([path, refusal]) => [prefix + path, refusal as Refusal]))
    : {};

/** A receiver's number without a chosen area code is one of the unit's country. */
const withAreaCode = (form: ProductForm, { country }: ProductFacts, { areaCodeOf }: NumberingPlan) => {
  const receiver = receiverOf(form);
  const areaCode = receiver.phone.areaCode || (areaCodeOf(country) ?? '');
  return { ...receiver, phone: { ...receiver.phone, areaCode } };
};

const deliveryOf = (form: ProductForm, facts: ProductFacts, plan: NumberingPlan, now: Instant) =>
  checkDelivery(
    {
      type: form.deliveryType,
      date: scheduleOf(form),
      receiver: withAreaCode(form, facts, plan),
      letterTypeId: form.deliveryType === 'physical' ? form.letterTypeId : null,
    },
    {
      kind: facts.product.kind,
      buyer: 'guest',
      now,
      zone: facts.timeZone,
      addressPolicy: facts.addressPolicy,
      letterTypes: facts.letterTypes,
    },
    plan,
  );

const personalOf = (form: ProductForm, { product, faces }: ProductFacts) =>
  checkPersonalisation(
    {
      ...EMPTY_PERSONALISATION,
      message: form.message,
      message2: product.hasTemplates ? form.message2 : '',
      templateId: product.hasTemplates ? form.faceId : null,
      redeemablePlace: placeOf(form),
    },
    { product, templates: faces, buyer: 'guest' },
  );

/** A buyer's own card names him once: what his entries as receiver would be refused for, the sender's fields say. */
const withoutOwn = (refusals: ProductRefusals, { isForSelf }: ProductForm): ProductRefusals =>
  isForSelf
    ? Object.fromEntries(
        Object.entries(refusals).filter(
          ([path]) => !['receiver.firstName', 'receiver.lastName', 'receiver.email'].includes(path),
        ),
      )
    : refusals;

/** A mobile that may be sent a text is not always one that may be credited. */
const creditRefusals = (form: ProductForm, facts: ProductFacts, plan: NumberingPlan): ProductRefusals => {
  if (facts.phoneCredit === null) return {};
  const asked = { type: form.deliveryType, phone: withAreaCode(form, facts, plan).phone };
  return checkCreditDelivery(asked, facts.phoneCredit, plan) ?? {};
};

/** A day must be named where the card is not sent at once. */
const dayRefusal = (form: ProductForm): ProductRefusals =>
  scheduleOf(form) !== null && form.day === '' ? { date: { _tag: 'Required' } } : {};

export const checkProduct = (
  form: ProductForm,
  facts: ProductFacts,
  plan: NumberingPlan,
  { now, lineId }: { readonly now: Instant; readonly lineId: string },
): Result.Result<CartLine, ProductRefusals> => {
  const amount = checkAmountEntry(amountText(form), facts.product);
  const personal = personalOf(form, facts);
  const delivery = deliveryOf(form, facts, plan, now);
  const sender = checkSender(form.sender);
  const refusals: ProductRefusals = {
    ...(Result.isFailure(amount) ? { amount: amount.failure } : {}),
    ...refusalsOf('', personal),
    ...(form.photo?.url === null ? { photo: { _tag: 'PhotoOnItsWay' } as const } : {}),
    ...creditRefusals(form, facts, plan),
    ...withoutOwn({ ...refusalsOf('', delivery), ...dayRefusal(form) }, form),
    ...refusalsOf('sender.', sender),
  };
  if (Object.keys(refusals).length > 0) return Result.fail(refusals);
  const { message, message2, redeemablePlace } = Result.getOrThrow(personal);
  const chosen = Result.getOrThrow(delivery);
  return Result.succeed({
    ...draftLine(form, facts, lineId),
    delivery: chosen.delivery,
    receiver: chosen.receiver,
    amount: Result.getOrThrow(amount),
    message,
    message2,
    redeemablePlace,
    sender: Result.getOrThrow(sender),
  });
};
