/**
 * The layouts that a unit may choose by name in its `layout`. To add one, add its file, its name here, and a row where
 * it is rendered.
 */
import type { OfferedLayouts } from '@offrande/domain/business-unit';

export const LAYOUT_NAMES = {
  header: ['logo-start', 'logo-centre'],
  footer: ['columns', 'line'],
  home: ['wall-and-grid', 'words-and-grid'],
} as const satisfies OfferedLayouts;

type LayoutNames = typeof LAYOUT_NAMES;
/** Maps every layout name of a part to its implementation; a missing name does not compile. */
export type LayoutsBy<Part extends keyof LayoutNames, Layout> = Readonly<Record<LayoutNames[Part][number], Layout>>;
