/** The props of every part of the form, and the names of its fields and refusals. */
import type { CardForm, PhotoRefusal } from '@offrande/domain/line-entry';
import type { Bindable } from '../form/field.ts';
import type { Refusal } from '../../messages/refusal.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { ChangeForm } from './use-product-form.ts';

/** The common refusals, and a photo that has not reached the shop. */
export type FormRefusal = Refusal | PhotoRefusal | { readonly _tag: 'PhotoOnItsWay' };

/** The id of a field's control, by its path. */
export const fieldId = (path: string): string => `product-${path.replaceAll('.', '-')}`;

export interface PartProps {
  readonly form: CardForm;
  readonly facts: ProductFacts;
  readonly change: ChangeForm;
  /** The error of a field, by its path. */
  readonly errorOf: (path: string) => string | undefined;
}

/** The form in a shape whose fields can be bound. */
export const bindableForm = ({ form, change, errorOf }: PartProps): Bindable<CardForm> => ({
  entry: form,
  update: change,
  errorOf,
  idOf: fieldId,
});
