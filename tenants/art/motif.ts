/** What a motif is: the picture of a card, drawn over its ground in the colours of a palette. */
import type { Chance } from './chance.ts';
import type { Palette } from './palettes.ts';

export type Motif = (palette: Palette, chance: Chance) => string;
