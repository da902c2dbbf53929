/**
 * The header, footer and home page that a unit wears, by name. Which names there are is the front end's to say, so that
 * a new layout is one file there. Source: S1.39 to S1.41, S9.51, architecture section 8.
 */
import { Result, Schema } from 'effect';

const name = Schema.String.check(Schema.isPattern(/^[a-z\d]+(?:-[a-z\d]+)*$/u));

/** Names in kebab case. */
export const UnitLayout = Schema.Struct({ header: name, footer: name, home: name });
export type UnitLayout = typeof UnitLayout.Type;
export type LayoutPart = keyof UnitLayout;

/** The names there are for each part. */
export type OfferedLayouts = Readonly<Record<LayoutPart, readonly string[]>>;

export interface UnknownLayout {
  readonly _tag: 'UnknownLayout';
  readonly part: LayoutPart;
  readonly name: string;
}

export const decodeUnitLayout = Schema.decodeUnknownResult(UnitLayout, { onExcessProperty: 'error', errors: 'all' });

const PARTS = ['header', 'footer', 'home'] as const satisfies readonly LayoutPart[];

/** The layout, or `UnknownLayout` for each part whose name is not among those offered. */
export const checkLayout = (
  layout: UnitLayout,
  offered: OfferedLayouts,
): Result.Result<UnitLayout, readonly UnknownLayout[]> => {
  const unknown = PARTS.filter((part) => !offered[part].includes(layout[part]));
  if (unknown.length === 0) return Result.succeed(layout);
  return Result.fail(unknown.map((part) => ({ _tag: 'UnknownLayout', part, name: layout[part] })));
};
