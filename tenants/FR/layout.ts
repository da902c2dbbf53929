/** The layouts the French unit wears: logo at the start with the full menu, a footer in columns, a wall of cards over a grid. */
import type { UnitLayout } from '../unit-data.ts';

export const layout: UnitLayout = { header: 'logo-start', footer: 'columns', home: 'wall-and-grid' };
