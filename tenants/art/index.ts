export { drawCard } from './draw-card.ts';
export type { CardArt } from './draw-card.ts';
export { motifNames } from './motifs/index.ts';
export type { MotifName } from './motifs/index.ts';
export { paletteNames, paletteOf } from './palettes.ts';
export type { Palette, PaletteName } from './palettes.ts';
export { drawSamplePhoto } from './sample-photo.ts';
export { cardHeight, cardWidth } from './shapes.ts';
export type { Wordmark, WordmarkFace } from './wordmark.ts';
