/** Binds a ui-kit field to a field of a form: its value, its change, its error. */

/** A form whose fields can be bound. `path` names a field as refusals do: `email`, `address.city`. */
export interface Bindable<Entry> {
  readonly entry: Entry;
  readonly update: (next: (entry: Entry) => Entry) => void;
  readonly errorOf: (path: string) => string | undefined;
  /** The id of a field's control, if an error summary links to it. */
  readonly idOf?: (path: string) => string;
  /** Whether a field can only be read; none by default. */
  readonly isReadOnly?: (path: string) => boolean;
}

/** The props of a bound ui-kit field. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
  readonly inputId?: string;
  readonly isReadOnly?: boolean;
}

/** `path` if the field's refusals have another name. */
export const field = <Entry extends object, Name extends keyof Entry & string>(
  form: Bindable<Entry>,
  name: Name,
  path: string = name,
): BoundField<Entry[Name]> => ({
  name,
  value: form.entry[name],
  onChange: (value) => form.update((entry) => ({ ...entry, [name]: value })),
  error: form.errorOf(path),
  ...(form.idOf === undefined ? {} : { inputId: form.idOf(path) }),
  ...(form.isReadOnly === undefined ? {} : { isReadOnly: form.isReadOnly(path) }),
});

/** A part of a form as a form whose paths have no prefix: the recipient's address. */
export const within = <Entry extends object, Name extends keyof Entry & string>(
  { entry, update, errorOf, idOf, isReadOnly }: Bindable<Entry>,
  name: Name,
): Bindable<Entry[Name]> => ({
  entry: entry[name],
  update: (next) => update((whole) => ({ ...whole, [name]: next(whole[name]) })),
  errorOf,
  ...(idOf === undefined ? {} : { idOf }),
  ...(isReadOnly === undefined ? {} : { isReadOnly }),
});

/** A part of a form as a form whose paths have the part's own prefix. */
export const inside = <Entry extends object, Name extends keyof Entry & string>(
  form: Bindable<Entry>,
  name: Name,
): Bindable<Entry[Name]> => {
  const { errorOf, idOf, isReadOnly } = form;
  return {
    ...within(form, name),
    errorOf: (path) => errorOf(`${name}.${path}`),
    ...(idOf === undefined ? {} : { idOf: (path: string) => idOf(`${name}.${path}`) }),
    ...(isReadOnly === undefined ? {} : { isReadOnly: (path: string) => isReadOnly(`${name}.${path}`) }),
  };
};
