/** Addresses of OpenStreetMap, which provides the map. Coordinates in degrees (WGS 84). */
import type { Coordinates } from '@offrande/domain/store';

/** Half the width and height of the visible area in degrees: about one kilometre. */
const AROUND = 0.008;

/** The place on OpenStreetMap's own page. */
export const mapAddress = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** The place for embedding in a frame. */
export const mapFrameAddress = ({ latitude, longitude }: Coordinates): string => {
  const box = [longitude - AROUND, latitude - AROUND, longitude + AROUND, latitude + AROUND];
  const search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${search.toString()}`;
};
