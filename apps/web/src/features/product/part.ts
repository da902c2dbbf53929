/** What every part of the form is given, and how its fields and refusals are named. */
import type { CardForm } from '@offrande/domain/line-entry';
import type { Bindable } from '../form/field.ts';
import type { Refusal } from '../../messages/refusal.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ChangeForm } from './use-product-form.ts';

/** Besides what other screens refuse too: a photo that the shop has not got. */
export type FormRefusal = Refusal | { readonly _tag: 'PhotoOnItsWay' } | { readonly _tag: 'UploadFailed' };

/** The id of the control of a field, by its path. */
export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;

export interface PartProps {
  readonly form: CardForm;
  readonly facts: ProductFacts;
  readonly change: ChangeForm;
  /** The message under a field, by its path. */
  readonly errorOf: (path: string) => string | undefined;
}

/** The form as one whose fields can be bound. */
export const bindableForm = ({ form, change, errorOf }: PartProps): Bindable<CardForm> => ({
  entry: form,
  update: change,
  errorOf,
  idOf: fieldId,
});
