/**
 * A form checks many fields at once and returns either every value or every refusal, keyed by the field's path. The key
 * type is exact, so a screen that shows refusals by field cannot forget one, and a form cannot leave a field unchecked.
 */
import { Result, Struct } from 'effect';

/** Fields by path, each checked. */
export type Checked = Readonly<Record<string, Result.Result<unknown, unknown>>>;

/** The values of a form whose fields are all valid. */
export type FieldValues<Fields extends Checked> = {
  readonly [Path in keyof Fields]: Fields[Path] extends Result.Result<infer Value, infer _> ? Value : never;
};

/** The refusals of a form by path, in the order of the fields; a valid field has none. */
export type FieldRefusals<Fields extends Checked> = {
  readonly [Path in keyof Fields as RefusalOf<Fields[Path]> extends never ? never : Path]?: RefusalOf<Fields[Path]>;
};

/** The refusal of a checked field. */
export type RefusalOf<Field> = Field extends Result.Result<infer _, infer Refusal> ? Refusal : never;

/**
 * Combines the results of all fields: success with every value, or failure with the refusal of each field that has one.
 */
export const checkFields = <const Fields extends Checked>(
  fields: Fields,
): Result.Result<FieldValues<Fields>, FieldRefusals<Fields>> => {
  const values: Record<string, unknown> = {};
  const refusals: Record<string, unknown> = {};
  for (const [path, result] of Object.entries(fields)) {
    if (Result.isSuccess(result)) values[path] = result.success;
    else refusals[path] = result.failure;
  }
  return Object.keys(refusals).length === 0
    ? Result.succeed(values as FieldValues<Fields>)
    : Result.fail(refusals as FieldRefusals<Fields>);
};

/** One check for each field of the entry; a field without a check does not compile. Each also sees the whole entry. */
export type FormChecks<Entry> = {
  readonly [Path in keyof Entry & string]-?: (value: Entry[Path], entry: Entry) => Result.Result<unknown, unknown>;
};

type Outcomes<Checks extends Readonly<Record<string, (...args: never) => Result.Result<unknown, unknown>>>> = {
  readonly [Path in keyof Checks]: ReturnType<Checks[Path]>;
};

/** Builds the check of a flat form from one check for each of its fields: `formOf<Entry>()({ email: …, name: … })`. */
export const formOf =
  <Entry extends object>() =>
  <Checks extends FormChecks<Entry>>(checks: Checks) =>
  (entry: Entry): Result.Result<FieldValues<Outcomes<Checks>>, FieldRefusals<Outcomes<Checks>>> => {
    const results: Record<string, Result.Result<unknown, unknown>> = {};
    const known: FormChecks<Entry> = checks;
    for (const path of Struct.keys(known)) {
      results[path] = known[path](entry[path], entry);
    }
    return checkFields(results) as Result.Result<FieldValues<Outcomes<Checks>>, FieldRefusals<Outcomes<Checks>>>;
  };

type Prefixed<Prefix extends string, Fields> = {
  readonly [Path in keyof Fields & string as `${Prefix}.${Path}`]: Fields[Path];
};

/** The fields of a part of a form under the part's own path: `under('receiver', { email })` is `{ 'receiver.email' }`. */
export const under = <const Prefix extends string, const Fields extends Checked>(
  prefix: Prefix,
  fields: Fields,
): Prefixed<Prefix, Fields> =>
  Object.fromEntries(Object.entries(fields).map(([path, result]) => [`${prefix}.${path}`, result])) as Prefixed<
    Prefix,
    Fields
  >;
