/**
 * A refused press of the form's button: which refusals are shown afterwards, in which order. They disappear as soon as
 * they are fixed. Refusals are keyed by their field's path: `amount`, `message`, `receiver.email`, `sender.name`, …
 * Source: spec section 3.
 */
import type { CardForm } from './card-form.ts';

/** The fields in the order of the page. */
const FIELD_ORDER: readonly string[] = [
  ['amount', 'quantity', 'message', 'message2', 'templateId', 'photo', 'redeemablePlace', 'type'],
  ['letterTypeId', 'extraItemCode'],
  ['firstName', 'lastName', 'email', 'phone'].map((name) => `receiver.${name}`),
  ['line1', 'line2', 'zipCode', 'city', 'countryCode'].map((name) => `receiver.address.${name}`),
  ['date', 'sender.name', 'sender.email', 'customerId', 'validMonths'],
].flat();

type ByField<Refusal> = Readonly<Record<string, Refusal>>;

/** The refusals of the last press; `form` is null if there were none. */
export interface Attempt<Refusal> {
  readonly number: number;
  readonly form: CardForm | null;
  readonly refusals: ByField<Refusal>;
}

/** Before the first press. */
export const NO_ATTEMPT: Attempt<never> = { number: 0, form: null, refusals: {} };

/** A refusal of the whole cart stays until the quantity changes; any other until its field is valid. */
const isStillWrong = <Refusal>(
  path: string,
  { form: refused }: Attempt<Refusal>,
  form: CardForm,
  now: ByField<Refusal>,
): boolean => (path === 'quantity' ? refused?.quantity === form.quantity : now[path] !== undefined);

/** The refusals of the last press that still apply, in the order of the fields, each with its reason `now`. */
export const shownRefusals = <Refusal>(
  attempt: Attempt<Refusal>,
  form: CardForm,
  now: ByField<Refusal>,
): readonly (readonly [path: string, refusal: Refusal])[] =>
  Object.entries(attempt.refusals)
    .filter(([path]) => isStillWrong(path, attempt, form, now))
    .map(([path, refusal]) => [path, now[path] ?? refusal] as const)
    .toSorted(([a], [b]) => FIELD_ORDER.indexOf(a) - FIELD_ORDER.indexOf(b));
