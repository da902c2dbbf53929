/** Walks every business unit and says what is wrong with it; non-zero where anything is. Part of `npm run check`. */
import { unitRegistry } from '@offrande/domain/business-unit';
import { UNFELT_PARAMETERS, UnitParameters } from '@offrande/domain/business-unit/schema';
import { units } from '@offrande/tenants/units';
import { Result } from 'effect';
import { rawReaders, readHouse, unreadParameters } from './house.ts';
import { unitFindings } from './unit-findings.ts';

/** One line for each fault of the installation and of its units. */
export const readUnits = (): readonly string[] => {
  const house = readHouse();
  const ids = units.map(({ parameters }, at) => ({ id: parameters.buId, isDefault: at === 0 }));
  const registry = Result.match(unitRegistry(ids), {
    onSuccess: () => [],
    onFailure: (refusal) => [`installation: ${JSON.stringify(refusal)}`],
  });
  return [
    ...registry,
    ...rawReaders(),
    ...unreadParameters(Object.keys(UnitParameters.fields), Object.keys(UNFELT_PARAMETERS)),
    ...units.flatMap((unit) => unitFindings(unit, house).map((finding) => `${unit.parameters.buId}: ${finding}`)),
  ];
};

/** How many units there are, and the faults. */
export const checkUnits = async (): Promise<number> => {
  const faults = readUnits();
  for (const fault of faults) console.error(fault);
  console.log(`${units.length} units seen, ${faults.length} faults`);
  return faults.length === 0 && units.length > 0 ? 0 : 1;
};
