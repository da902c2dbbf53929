/** Every business unit of this installation: each folder beside this one that is named by a unit's id. The first is the default one. */
import { readdirSync } from 'node:fs';
import type { UnitData } from '../unit-data.ts';

const DEFAULT_UNIT = 'FR';

const UNIT_ID = /^[A-Z][A-Z0-9]+$/u;

const unitOf = async (id: string): Promise<UnitData> => {
  const { unit }: { readonly unit: UnitData } = await import(`../${id}/index.ts`);
  return unit;
};

const others = readdirSync(new URL('..', import.meta.url)).filter(
  (name) => UNIT_ID.test(name) && name !== DEFAULT_UNIT,
);

export const units: readonly [UnitData, ...UnitData[]] = [
  await unitOf(DEFAULT_UNIT),
  ...(await Promise.all(others.toSorted().map(unitOf))),
];
