/**
 * Pictures of cards as SVG files. An address carries a fingerprint of the drawing, so that it may be kept for ever; a
 * drawing is made on its first request.
 */
import { createHash } from 'node:crypto';
import { type CardArt, drawCard } from '@offrande/tenants/art';

export interface ArtBook {
  /** The address of a card's picture; the same card always has the same address. */
  urlOf(art: CardArt): string;
  /** The SVG behind a fingerprint that `urlOf` has given out. */
  svgOf(fingerprint: string): string | null;
}

export const ART_PATH = '/art';

export const createArtBook = (): ArtBook => {
  const drawings = new Map<string, CardArt>();
  const drawn = new Map<string, string>();
  const draw = (fingerprint: string, art: CardArt): string => {
    const svg = drawCard(art);
    drawn.set(fingerprint, svg);
    return svg;
  };
  return {
    urlOf: (art) => {
      const fingerprint = createHash('sha256').update(JSON.stringify(art)).digest('hex').slice(0, 20);
      drawings.set(fingerprint, art);
      return `${ART_PATH}/${fingerprint}.svg`;
    },
    svgOf: (fingerprint) => {
      const art = drawings.get(fingerprint);
      return drawn.get(fingerprint) ?? (art ? draw(fingerprint, art) : null);
    },
  };
};
