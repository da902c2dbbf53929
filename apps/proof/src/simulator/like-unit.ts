/** The unit that every unit of the simulator is like. */
import { loadUnits } from '../../../server/src/unit/load-units.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';

const { units, catalogues } = loadUnits();

export { catalogues };
export const likeUnit: Unit = units.get('FR')!;
