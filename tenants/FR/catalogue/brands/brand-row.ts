/**
 * One brand as it is written in the tables: its name, the motif of its card, and only what differs from the rules of
 * its category. Names are invented; a trait left out follows `../expand.ts`.
 */
import type { MotifName, PaletteName, WordmarkFace } from '../../../art/index.ts';
import type { CardKind, Texts, UsableAt } from '../../../unit-data.ts';
import type { Language } from '../../languages.ts';

export interface BrandTraits {
  readonly palette?: PaletteName;
  readonly face?: WordmarkFace;
  readonly seed?: number;
  /** Lowest and highest amount in whole euros. */
  readonly range?: readonly [number, number];
  readonly usableAt?: UsableAt;
  readonly usableNote?: Texts<Language>;
  readonly discountRate?: string;
  readonly offer?: Texts<Language>;
  readonly offerUntil?: string;
  readonly kind?: CardKind;
}

export type BrandRow = readonly [name: string, motif: MotifName, traits?: BrandTraits];
