/** What every part of the form is given. */
import type { CardForm } from '@offrande/domain/line-entry';
import type { Bindable } from '../form/field.ts';
import { fieldId } from './product-errors.ts';
import type { ProductFacts } from './product-facts.ts';
import type { ChangeForm } from './use-product-form.ts';

export interface PartProps {
  readonly form: CardForm;
  readonly facts: ProductFacts;
  readonly change: ChangeForm;
  /** The message under a field, by its path. */
  readonly errorOf: (path: string) => string | undefined;
}

/** The form as one whose fields can be bound. */
export const fieldsOf = ({ form, change, errorOf }: PartProps): Bindable<CardForm> => ({
  entry: form,
  update: change,
  errorOf,
  idOf: fieldId,
});
