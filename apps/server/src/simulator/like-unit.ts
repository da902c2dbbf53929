/** The unit that every unit of the simulator is like. */
import { loadUnits } from '../unit/load-units.ts';
import type { Unit } from '../unit/unit.ts';

const { units, catalogues } = loadUnits();

export { catalogues };
export const likeUnit: Unit = units.get('FR')!;
