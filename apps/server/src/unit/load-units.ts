/** Every unit of this installation, composed from `tenants` once at start; the first is the default one. */
import { units } from '@offrande/tenants/units';
import { createArtBook } from '../catalogue/art.ts';
import { createUnitCatalogue, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { createUnit, type Unit, type Units } from './unit.ts';

export interface LoadedUnits {
  readonly units: Units;
  readonly catalogues: ReadonlyMap<string, UnitCatalogue>;
}

export const loadUnits = (): LoadedUnits => {
  const art = createArtBook();
  const made: readonly Unit[] = units.map((data) => createUnit(createUnitCatalogue(data, art)));
  return {
    units: new Map(made.map((unit) => [unit.id, unit])),
    catalogues: new Map(made.map(({ id, catalogue }) => [id, catalogue])),
  };
};
