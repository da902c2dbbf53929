/** What every part of the form is given. */
import type { Receiver } from '@offrande/domain/address';
import type { ProductFacts } from './product-facts.ts';
import type { ProductForm } from './product-form.ts';
import type { ChangeForm } from './use-product-form.ts';

export interface PartProps {
  readonly form: ProductForm;
  readonly facts: ProductFacts;
  readonly change: ChangeForm;
  /** The message under a field, by its path. */
  readonly errorOf: (path: string) => string | undefined;
}

/** Change of some of the receiver's fields. */
export const changeReceiver =
  (change: PartProps['change']) =>
  (fields: Partial<Receiver>): void =>
    change((form) => ({ ...form, receiver: { ...form.receiver, ...fields } }));
