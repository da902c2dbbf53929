/** A form made of fields of its own and of parts that were checked as forms themselves: an address, an invoicing block. */
import { Result } from 'effect';
import { checkFields } from './form.ts';
import type { Checked, FieldRefusals, FieldValues, RefusalOf } from './form.ts';

type Parts = Readonly<Record<string, Result.Result<unknown, object>>>;

/** The paths of a part's refusals under the part's own path; each stays optional or required. */
type Under<Part extends string, Refusals> = {
  readonly [Path in keyof Refusals as Path extends string ? `${Part}.${Path}` : never]: Refusals[Path];
};

type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/** The refusals of all parts, each path under its part: `address.zipCode`. */
export type PartRefusals<Every extends Parts> = Joined<
  { [Part in keyof Every & string]: Under<Part, RefusalOf<Every[Part]>> }[keyof Every & string]
>;

/** Combines fields and parts: all values, those of a part under its name; or every refusal, the fields first. */
export const checkParts = <const Fields extends Checked, const Every extends Parts>(
  fields: Fields,
  parts: Every,
): Result.Result<FieldValues<Fields> & FieldValues<Every>, FieldRefusals<Fields> & PartRefusals<Every>> => {
  const own = checkFields(fields);
  const refusals: Record<string, unknown> = { ...(Result.isFailure(own) ? own.failure : {}) };
  const values: Record<string, unknown> = { ...(Result.isSuccess(own) ? own.success : {}) };
  for (const [name, part] of Object.entries(parts)) {
    if (Result.isSuccess(part)) values[name] = part.success;
    else for (const [path, refusal] of Object.entries(part.failure)) refusals[`${name}.${path}`] = refusal;
  }
  return Object.keys(refusals).length === 0
    ? Result.succeed(values as FieldValues<Fields> & FieldValues<Every>)
    : Result.fail(refusals as FieldRefusals<Fields> & PartRefusals<Every>);
};
