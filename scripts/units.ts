/** Checks every business unit and prints its errors; non-zero if there are any. Part of `npm run check`. */
import { unitRegistry } from '@offrande/domain/unit-path';
import { INEFFECTIVE_PARAMETERS, UnitParameters } from '@offrande/domain/business-unit/schema';
import { units } from '@offrande/tenants/units';
import { Result } from 'effect';
import { globSync } from 'node:fs';
import { ROOT } from './command.ts';
import { rawReaders, readInstallation, unreadParameters } from './installation.ts';
import { unitFindings } from './unit-findings.ts';

const unitFolders = (): readonly string[] =>
  globSync('tenants/[A-Z]*/', { cwd: ROOT }).map((path) => path.split('/')[1]!);

/** Folders whose name is not the id of their unit. */
export const misnamed = (ids: readonly string[], folders = unitFolders()): readonly string[] =>
  folders.filter((folder) => !ids.includes(folder)).map((folder) => `tenants/${folder}: its unit has another id`);

/** One line for each error of the installation and its units. */
export const readUnits = (): readonly string[] => {
  const installation = readInstallation();
  const ids = units.map(({ parameters }, at) => ({ id: parameters.buId, isDefault: at === 0 }));
  const registry = Result.match(unitRegistry(ids), {
    onSuccess: () => [],
    onFailure: (refusal) => [`installation: ${JSON.stringify(refusal)}`],
  });
  return [
    ...registry,
    ...misnamed(units.map(({ parameters }) => parameters.buId)),
    ...rawReaders(),
    ...unreadParameters(Object.keys(UnitParameters.fields), Object.keys(INEFFECTIVE_PARAMETERS)),
    ...units.flatMap((unit) =>
      unitFindings(unit, installation).map((finding) => `tenants/${unit.parameters.buId}: ${finding}`),
    ),
  ];
};

/** Prints the errors and the number of units; returns the exit code. */
export const checkUnits = async (): Promise<number> => {
  const faults = readUnits();
  for (const fault of faults) console.error(fault);
  console.log(`${units.length} units seen, ${faults.length} faults`);
  return faults.length === 0 && units.length > 0 ? 0 : 1;
};
