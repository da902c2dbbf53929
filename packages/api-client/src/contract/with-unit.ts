/** Requests whose wire format the domain defines, extended by their unit and other fields of the call. */
import { Schema } from 'effect';
import type { WireSchema } from './call.ts';
import { UnitId } from './wire.ts';

/** A schema of `Schema.encodeKeys`: the domain's fields, and the same fields in the same order as the wire names them. */
interface Renamed<Fields extends Schema.Struct.Fields> {
  readonly to: Schema.Struct<Fields>;
  readonly from: { readonly fields: object };
}

/** The schema with `more` beside its own fields, renamed as before. */
export const withFields = <Fields extends Schema.Struct.Fields, const More extends Schema.Struct.Fields>(
  { to, from }: Renamed<Fields>,
  more: More,
): WireSchema<Schema.Struct.Type<Fields> & Schema.Struct.Type<More>> => {
  const wireNames = Object.keys(from.fields);
  const names = Object.fromEntries(Object.keys(to.fields).map((name, at) => [name, wireNames[at]!]));
  const fields = { ...more, ...to.fields } as Schema.Struct.Fields;
  return Schema.Struct(fields).pipe(Schema.encodeKeys(names)) as never;
};

/** The schema with `aggregatorBuId` and `more` beside its own fields, renamed as before. */
export const withUnit = <Fields extends Schema.Struct.Fields, const More extends Schema.Struct.Fields>(
  renamed: Renamed<Fields>,
  more: More,
): WireSchema<{ readonly aggregatorBuId: string } & Schema.Struct.Type<Fields> & Schema.Struct.Type<More>> =>
  withFields(renamed, { aggregatorBuId: UnitId, ...more }) as never;
