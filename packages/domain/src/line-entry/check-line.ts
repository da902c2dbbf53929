/**
 * Checks one line against every rule that needs no price, whatever its source (A-25 to,
 *
 */
import { Result } from 'effect';
import type { ExtraProduct } from '../cart/index.ts';
import { checkAmount, checkAmountEntry } from '../catalogue/index.ts';
import type { AmountLimitRefusal } from '../catalogue/index.ts';
import { checkCustomerId } from '../customer/index.ts';
import { checkDelivery, checkSender } from '../delivery/index.ts';
import type { CheckedDelivery, DeliveryRefusals, Sender } from '../delivery/index.ts';
import { checkParts } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import { decodeAmount } from '../money/index.ts';
import type { AmountRefusal, Money } from '../money/index.ts';
import { checkPersonalisation } from '../personalisation/index.ts';
import type { PersonalisationRefusals } from '../personalisation/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkCreditDelivery } from '../phone-credit/index.ts';
import type { CreditDeliveryRefusals } from '../phone-credit/index.ts';
import type { TextRefusalOf } from '../text/index.ts';
import { letterOf } from './letter-of.ts';
import { extraOf } from './line-entry.ts';
import type { AmountEntry, CheckedLine, LineEntry, LineRules } from './line-entry.ts';

const checkLineAmount = (
  { as, text }: AmountEntry,
  { product }: LineRules,
): Result.Result<Money, AmountEntryRefusal | AmountRefusal | AmountLimitRefusal> => {
  if (as === 'typed') return checkAmountEntry(text, product);
  return Result.flatMap(
    decodeAmount(text, product.minAmount.currency),
    (amount): Result.Result<Money, AmountLimitRefusal> =>
      as === 'fileSum' ? Result.succeed(amount) : checkAmount(amount, product),
  );
};

const checkExtra = (
  itemCode: string | null,
  rules: LineRules,
): Result.Result<ExtraProduct | null, TextRefusalOf<'NotInList'>> => {
  if (itemCode === null) return Result.succeed(null);
  const extra = extraOf(itemCode, rules);
  return extra === null ? Result.fail({ _tag: 'NotInList', value: itemCode }) : Result.succeed(extra);
};

const NO_SENDER: Sender = { name: '', email: '' };

const checkSenderOf = (sender: Sender | null) => (sender === null ? Result.succeed(NO_SENDER) : checkSender(sender));

/** Fields that no other concept checks: amount, additional product, reference, sender. */
const checkOwn = ({ amount, extraItemCode, customerId, sender }: LineEntry, rules: LineRules) =>
  checkParts(
    {
      amount: checkLineAmount(amount, rules),
      extraItemCode: checkExtra(extraItemCode, rules),
      customerId: checkCustomerId(customerId, rules.buyer),
    },
    { sender: checkSenderOf(sender) },
  );

type ArrivalRefusals = {
  readonly [Path in keyof DeliveryRefusals]?:
    | DeliveryRefusals[Path]
    | (Path extends keyof CreditDeliveryRefusals ? CreditDeliveryRefusals[Path] : never);
};

/** A mobile that can receive an SMS cannot always receive phone credit. */
const checkArrival = (
  { delivery }: LineEntry,
  rules: LineRules,
  plan: NumberingPlan,
): Result.Result<CheckedDelivery, ArrivalRefusals> => {
  const checked = checkDelivery(delivery, { ...rules, kind: rules.product.kind }, plan);
  if (rules.phoneCredit === null) return checked;
  const asked = { type: delivery.type, phone: delivery.receiver?.phone ?? null };
  const credit = checkCreditDelivery(asked, rules.phoneCredit, plan);
  return credit === null ? checked : Result.fail({ ...refusalsOf(checked), ...credit });
};

/** Refusals by field: `amount`, `message`, `type`, `receiver.email`, `sender.name`, …; a valid field has none. */
export type LineRefusals = RefusalOf<ReturnType<typeof checkOwn>> & PersonalisationRefusals & ArrivalRefusals;

const refusalsOf = <Refusals extends object>(checked: Result.Result<unknown, Refusals>): Partial<Refusals> =>
  Result.isFailure(checked) ? checked.failure : {};

/** The normalised values of an entry for a cart line; or all refusals at once. */
export const checkLine = (
  entry: LineEntry,
  rules: LineRules,
  plan: NumberingPlan,
): Result.Result<CheckedLine, LineRefusals> => {
  const own = checkOwn(entry, rules);
  const personal = checkPersonalisation(entry.personalisation, rules);
  const arrival = checkArrival(entry, rules, plan);
  if (Result.isFailure(own) || Result.isFailure(personal) || Result.isFailure(arrival)) {
    return Result.fail({ ...refusalsOf(own), ...refusalsOf(personal), ...refusalsOf(arrival) });
  }
  const { amount, extraItemCode: extra, customerId, sender } = own.success;
  const { delivery, receiver, letterType } = arrival.success;
  return Result.succeed({
    ...personal.success,
    amount,
    extra,
    customerId: customerId === '' ? null : customerId,
    sender,
    delivery,
    receiver,
    letter: letterOf(letterType),
  });
};
