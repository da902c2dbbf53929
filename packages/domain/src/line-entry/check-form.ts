/** The form of a card against every rule at once: the line for the cart, or the refusal of each field that has one. */
import { Result } from 'effect';
import type { CartLine } from '../cart/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Instant } from '../time/index.ts';
import type { CardForm, CardFormFacts } from './card-form.ts';
import { photoObstacle } from './chosen-photo.ts';
import type { PhotoRefusal } from './chosen-photo.ts';
import { checkLine } from './check-line.ts';
import type { LineRefusals } from './check-line.ts';
import { entryOfForm, formLine, scheduleOf } from './form-entry.ts';

/** A photo that is not stored; a required day that is not chosen. */
type FormOnly = {
  readonly photo?: PhotoRefusal | { readonly _tag: 'PhotoOnItsWay' };
  readonly date?: { readonly _tag: 'Required' };
};

interface CustomerIdNotOffered {
  readonly _tag: 'CustomerIdNotOffered';
}

/** Refusals by field; a valid field has none. A form that may not have a customer ID sends none. */
export type CardFormRefusals = Omit<LineRefusals, keyof FormOnly | 'customerId'> & {
  readonly customerId?: Exclude<NonNullable<LineRefusals['customerId']>, CustomerIdNotOffered>;
} & {
  readonly [Path in keyof FormOnly]?: FormOnly[Path] | (Path extends keyof LineRefusals ? LineRefusals[Path] : never);
};

const formRefusals = ({ customerId, ...others }: LineRefusals): CardFormRefusals =>
  customerId === undefined || customerId._tag === 'CustomerIdNotOffered' ? others : { ...others, customerId };

const formOnly = (form: CardForm): FormOnly => {
  const photo = photoObstacle(form.photo);
  return {
    ...(photo === null ? {} : { photo }),
    ...(scheduleOf(form) !== null && form.day === '' ? { date: { _tag: 'Required' } } : {}),
  };
};

/** What the rules for lines say, and what only a form can lack. */
export const refusalsOfForm = (checked: Result.Result<unknown, LineRefusals>, form: CardForm): CardFormRefusals => ({
  ...(Result.isFailure(checked) ? formRefusals(checked.failure) : {}),
  ...formOnly(form),
});

/**
 * For a buyer's own card, name and email are entered once: refusals of the receiver are reported at the sender's
 * fields.
 */
const withoutOwn = (refusals: CardFormRefusals, { isForSelf }: CardForm): CardFormRefusals => {
  if (!isForSelf) return refusals;
  const { 'receiver.firstName': _first, 'receiver.lastName': _last, 'receiver.email': _email, ...others } = refusals;
  return others;
};

/** Checks all entries. A receiver's number without an area code is one of the unit's country. */
export const checkForm = (
  form: CardForm,
  facts: CardFormFacts,
  plan: NumberingPlan,
  { now, lineId }: { readonly now: Instant; readonly lineId: string },
): Result.Result<CartLine, CardFormRefusals> => {
  const entry = entryOfForm(form, facts, plan.areaCodeOf(facts.country) ?? '');
  const checked = checkLine(entry, { ...facts, templates: facts.faces, now, zone: facts.timeZone }, plan);
  const refusals = withoutOwn(refusalsOfForm(checked, form), form);
  if (Object.keys(refusals).length > 0 || Result.isFailure(checked)) return Result.fail(refusals);
  return Result.succeed(formLine(lineId, form, facts, checked.success));
};
