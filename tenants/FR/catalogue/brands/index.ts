/** Every brand of the unit in the order of the catalogue, with the palette its card is printed in. */
import { palettesFor } from '../../../art/index.ts';
import type { PaletteName } from '../../../art/index.ts';
import { beauty } from './beauty.ts';
import type { BrandRow } from './brand-row.ts';
import { children } from './children.ts';
import { culture } from './culture.ts';
import { fashion } from './fashion.ts';
import { food } from './food.ts';
import { home } from './home.ts';
import { sport } from './sport.ts';
import { travel } from './travel.ts';

/** Rows by category; the place in the list plus one is the category's id. */
const tables: readonly (readonly BrandRow[])[] = [food, home, sport, culture, beauty, children, fashion, travel];

/** The brands a visitor sees first. */
const shownFirst = [
  'Librairie Quai',
  'Kino 9',
  'Pomme & Sel',
  'Atelier Nord',
  'Piste',
  'Bains d’Ocre',
  'Lin & Laine',
  'Table Ronde',
  'Petit monde',
  'Voltage',
  'Jardin Sud',
  'Grand Large',
];

export interface PlacedBrand {
  readonly row: BrandRow;
  readonly categoryId: number;
}

export interface PrintedBrand extends PlacedBrand {
  readonly palette: PaletteName;
}

const rankOf = (name: string): number => (shownFirst.includes(name) ? shownFirst.indexOf(name) - shownFirst.length : 0);

/** All rows, the categories mixed evenly: the position of a row is its relative position in its own table. */
function inOrder(): readonly PlacedBrand[] {
  const placed = tables.flatMap((rows, table) =>
    rows.map((row, place) => ({ row, categoryId: table + 1, share: (place + 0.5) / rows.length })),
  );
  return placed.toSorted(
    (a, b) => rankOf(a.row[0]) - rankOf(b.row[0]) || a.share - b.share || a.categoryId - b.categoryId,
  );
}

/**
 * Gives each card a palette that suits its motif: the one this motif has used least, passing over those of the four
 * cards before it and of the two before it in its own category, so that neighbours differ in both listings.
 */
function printed(brands: readonly PlacedBrand[]): readonly PrintedBrand[] {
  const done: PrintedBrand[] = [];
  for (const { row, categoryId } of brands) {
    const [, motif, traits] = row;
    const own = done.filter((brand) => brand.categoryId === categoryId).slice(-2);
    const near = new Set([...done.slice(-4), ...own].map(({ palette }) => palette));
    const used = (palette: PaletteName): number =>
      done.filter((brand) => brand.row[1] === motif && brand.palette === palette).length;
    const ranked = palettesFor(motif).toSorted((a, b) => used(a) - used(b));
    const palette = traits?.palette ?? ranked.find((candidate) => !near.has(candidate)) ?? ranked[0] ?? 'sand';
    done.push({ row, categoryId, palette });
  }
  return done;
}

export const brands: readonly PrintedBrand[] = printed(inOrder());
