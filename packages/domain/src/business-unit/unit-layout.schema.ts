/** A unit's layout as its data names it. Source: S1.39 to S1.41. */
import { Schema } from 'effect';

const name = Schema.String.check(Schema.isPattern(/^[a-z\d]+(?:-[a-z\d]+)*$/u));

/** Names in kebab case. */
export const UnitLayout = Schema.Struct({ header: name, footer: name, home: name });
export type UnitLayout = typeof UnitLayout.Type;
export const decodeUnitLayout = Schema.decodeUnknownResult(UnitLayout, { onExcessProperty: 'error', errors: 'all' });
