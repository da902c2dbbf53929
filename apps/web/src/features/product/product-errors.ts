/** Which refusals the form shows, in which order, and where their fields are. Shown ones go as soon as they are mended. */
import type { CardForm } from '@offrande/domain/line-entry';
import type { Refusal } from '../../messages/refusal.ts';

/** Besides the domain's refusals: a photo that is still on its way to the shop. */
export type FormRefusal = Refusal | { readonly _tag: 'PhotoOnItsWay' };

/** Refusals by field, named by their path: `amount`, `message`, `receiver.email`, `sender.name`, … */
export type ProductRefusals = Readonly<Record<string, FormRefusal>>;

/** Fields as they follow on the page. */
const FIELD_ORDER = [
  ['amount', 'quantity', 'message', 'message2', 'templateId', 'photo', 'redeemablePlace', 'type', 'letterTypeId'],
  ['firstName', 'lastName', 'email', 'phone'].map((name) => `receiver.${name}`),
  ['line1', 'line2', 'zipCode', 'city', 'countryCode'].map((name) => `receiver.address.${name}`),
  ['date', 'sender.name', 'sender.email'],
].flat();

/** The id of the control of a field. */
export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;

/** What the last press was refused for. */
export interface Attempt {
  readonly number: number;
  readonly form: CardForm | null;
  readonly refusals: ProductRefusals;
}

export const NO_ATTEMPT: Attempt = { number: 0, form: null, refusals: {} };

/** What the whole cart refuses stays until the quantity changes; everything else until its field passes. */
const isStillWrong = (path: string, { form: refused }: Attempt, form: CardForm, now: ProductRefusals): boolean =>
  path === 'quantity' ? refused?.quantity === form.quantity : now[path] !== undefined;

/** Refusals of the last press that still hold, in the order of the fields; a field's words follow what is wrong now. */
export const shownRefusals = (
  attempt: Attempt,
  form: CardForm,
  now: ProductRefusals,
): readonly (readonly [string, FormRefusal])[] =>
  Object.entries(attempt.refusals)
    .filter(([path]) => isStillWrong(path, attempt, form, now))
    .map(([path, refusal]) => [path, now[path] ?? refusal] as const)
    .toSorted(([a], [b]) => FIELD_ORDER.indexOf(a) - FIELD_ORDER.indexOf(b));
