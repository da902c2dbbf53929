/** The layouts that a unit may choose by name in its `layout`. A new one is a file, a name here and a row where it is drawn. */
import type { OfferedLayouts } from '@offrande/domain/business-unit';

export const LAYOUT_NAMES = {
  header: ['logo-start', 'logo-centre'],
  footer: ['columns', 'line'],
  home: ['wall-and-grid', 'words-and-grid'],
} as const satisfies OfferedLayouts;

type LayoutNames = typeof LAYOUT_NAMES;
/** What each name of a part stands for; a name without it does not compile. */
export type LayoutsBy<Part extends keyof LayoutNames, Layout> = Readonly<Record<LayoutNames[Part][number], Layout>>;
