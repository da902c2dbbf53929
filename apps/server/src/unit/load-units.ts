/** Every unit of this installation, composed from `tenants` once at start; the first is the default one. */
import { tooShortValidities, wrongGifts } from '@offrande/domain/business-unit';
import type { UnitData } from '@offrande/tenants/unit-data';
import { units } from '@offrande/tenants/units';
import { type ArtBook, createArtBook } from '../catalogue/art.ts';
import { createUnitCatalogue, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { createUnit, type Unit, type Units } from './unit.ts';

export interface LoadedUnits {
  readonly units: Units;
  readonly catalogues: ReadonlyMap<string, UnitCatalogue>;
}

/**
 * The unit's catalogue; throws if its cards expire earlier than its country allows, or it gives cards that it does
 * not sell.
 */
const catalogueOf = (data: UnitData, art: ArtBook, now: number): UnitCatalogue => {
  const catalogue = createUnitCatalogue(data, art);
  const [gift] = wrongGifts(catalogue.rules, data.products);
  if (gift !== undefined)
    throw new Error(`${catalogue.rules.id} gives ${gift} with orders and sells no such digital card`);
  const [short] = tooShortValidities(catalogue.rules, data.products, now);
  if (short === undefined) return catalogue;
  const { itemCode, months, least } = short;
  const where = `${catalogue.rules.id}, ${catalogue.rules.country}`;
  throw new Error(`Cards of ${itemCode} (${where}) are valid for ${months} months, the law asks for ${least}`);
};

/** `now` decides which laws apply. */
export const loadUnits = (now: number = Date.now(), offered: readonly UnitData[] = units): LoadedUnits => {
  const art = createArtBook();
  const made: readonly Unit[] = offered.map((data) => createUnit(catalogueOf(data, art, now)));
  return {
    units: new Map(made.map((unit) => [unit.id, unit])),
    catalogues: new Map(made.map(({ id, catalogue }) => [id, catalogue])),
  };
};
