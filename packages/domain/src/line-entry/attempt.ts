/**
 * A press of the form's button that was refused: which refusals are shown since, in which order. Shown ones go as soon as
 * they are mended. Refusals are named by their field's path: `amount`, `message`, `receiver.email`, `sender.name`, … Source:
 * spec section 3.
 */
import type { CardForm } from './card-form.ts';

/** Fields as they follow on the page. */
const FIELD_ORDER: readonly string[] = [
  ['amount', 'quantity', 'message', 'message2', 'templateId', 'photo', 'redeemablePlace', 'type'],
  ['letterTypeId', 'extraItemCode'],
  ['firstName', 'lastName', 'email', 'phone'].map((name) => `receiver.${name}`),
  ['line1', 'line2', 'zipCode', 'city', 'countryCode'].map((name) => `receiver.address.${name}`),
  ['date', 'sender.name', 'sender.email'],
].flat();

type ByField<Refusal> = Readonly<Record<string, Refusal>>;

/** What the last press was refused for; `form` null where it was not. */
export interface Attempt<Refusal> {
  readonly number: number;
  readonly form: CardForm | null;
  readonly refusals: ByField<Refusal>;
}

/** Before the first press. */
export const NO_ATTEMPT: Attempt<never> = { number: 0, form: null, refusals: {} };

/** What the whole cart refuses stays until the quantity changes; everything else until its field passes. */
const isStillWrong = <Refusal>(
  path: string,
  { form: refused }: Attempt<Refusal>,
  form: CardForm,
  now: ByField<Refusal>,
): boolean => (path === 'quantity' ? refused?.quantity === form.quantity : now[path] !== undefined);

/** Refusals of the last press that still hold, in the order of the fields; a field's words follow what is wrong `now`. */
export const shownRefusals = <Refusal>(
  attempt: Attempt<Refusal>,
  form: CardForm,
  now: ByField<Refusal>,
): readonly (readonly [path: string, refusal: Refusal])[] =>
  Object.entries(attempt.refusals)
    .filter(([path]) => isStillWrong(path, attempt, form, now))
    .map(([path, refusal]) => [path, now[path] ?? refusal] as const)
    .toSorted(([a], [b]) => FIELD_ORDER.indexOf(a) - FIELD_ORDER.indexOf(b));
