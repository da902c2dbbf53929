/**
 * A card's art as one self-contained SVG of 342 by 216 units: ground, motif, wordmark. Pure: the same specification
 * always gives the same string. No ids, scripts, links or outside resources, so it can be written into a page, saved
 * as a file or turned into a picture.
 */
import { chanceOf } from './chance.ts';
import { motifs } from './motifs/index.ts';
import type { MotifName } from './motifs/index.ts';
import { paletteOf } from './palettes.ts';
import type { PaletteName } from './palettes.ts';
import { cardHeight, cardWidth, rect } from './shapes.ts';
import { drawWordmark } from './wordmark.ts';
import type { Wordmark } from './wordmark.ts';

/** All that decides how a card looks. */
export interface CardArt {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  /** The name printed on the art; null for a face without words. */
  readonly wordmark: Wordmark | null;
  /** Any whole number: the small differences between two cards of one motif. */
  readonly seed: number;
}

/** The card as SVG text, 5.5 kB at most, usually under 2 kB. Its name is not announced: the shop always repeats it as text beside the card. */
export function drawCard(art: CardArt): string {
  const palette = paletteOf(art.palette);
  const { draw, place = 'start' } = motifs[art.motif];
  const picture = draw(palette, chanceOf(art.seed));
  const words = art.wordmark ? drawWordmark(art.wordmark, place, palette.ink, palette.ground) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}" viewBox="0 0 ${cardWidth} ${cardHeight}">${rect(0, 0, cardWidth, cardHeight, palette.ground)}${picture}${words}</svg>`;
}
