/**
 * The header, footer and home page of a unit, by name. The front end defines the names, so that a new layout is one
 * file there. Source: S1.39 to S1.41, S9.51, architecture section 8.
 */
import { Result } from 'effect';
import type { UnitLayout } from './unit-layout.schema.ts';

export type LayoutPart = keyof UnitLayout;

/** The names there are for each part. */
export type OfferedLayouts = Readonly<Record<LayoutPart, readonly string[]>>;

export interface UnknownLayout {
  readonly _tag: 'UnknownLayout';
  readonly part: LayoutPart;
  readonly name: string;
}

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
