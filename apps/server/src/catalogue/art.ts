/**
 * Pictures of cards as SVG files. A URL contains a fingerprint of the drawing, so that it may be cached for ever; a drawing is made on its
 * first request.
 */
import { createHash } from 'node:crypto';
import { type CardArt, drawCard } from '@offrande/tenants/art';

export interface ArtBook {
  /** The URL of a card's picture; the same art always has the same URL. */
  urlOf(art: CardArt): string;
  /** The SVG for a fingerprint issued by `urlOf`; else null. */
  svgOf(fingerprint: string): string | null;
}

export const ART_PATH = '/art';

export const createArtBook = (): ArtBook => {
  const drawings = new Map<string, CardArt>();
  // Catalogues use the same few arts for as long as the server runs.
  const urls = new WeakMap<CardArt, string>();
  const drawn = new Map<string, string>();
  const draw = (fingerprint: string, art: CardArt): string => {
    const svg = drawCard(art);
    drawn.set(fingerprint, svg);
    return svg;
  };
  const enter = (art: CardArt): string => {
    const fingerprint = createHash('sha256').update(JSON.stringify(art)).digest('hex').slice(0, 20);
    drawings.set(fingerprint, art);
    const url = `${ART_PATH}/${fingerprint}.svg`;
    urls.set(art, url);
    return url;
  };
  return {
    urlOf: (art) => urls.get(art) ?? enter(art),
    svgOf: (fingerprint) => {
      const art = drawings.get(fingerprint);
      return drawn.get(fingerprint) ?? (art ? draw(fingerprint, art) : null);
    },
  };
};
