/**
 * The square of a photo that is shown on the card, chosen by moving and zooming the photo under a frame. Source: ux row
 * 12, picture 27. Lengths are pixels of the photo, from its upper left corner; zoom 1 shows its whole shorter side.
 */

export interface PhotoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A square inside the photo. */
export interface PhotoCrop {
  readonly xPx: number;
  readonly yPx: number;
  readonly sidePx: number;
}

export const PHOTO_MAX_ZOOM = 4;
/** The side from which a photo is sharp in print, on the largest card. */
export const PHOTO_SHARP_SIDE_PX = 600;
/** The side that is sent at most: the shop stores no larger one. */
export const PHOTO_SENT_SIDE_PX = 1200;
/** The longer side of the photo in which one chooses: one of a phone, 4 to 3, is still sharp at three times the zoom. */
const PREPARED_SIDE_PX = 2400;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));

const clamped = ({ xPx, yPx, sidePx }: PhotoCrop, { widthPx, heightPx }: PhotoSize): PhotoCrop => ({
  xPx: within(xPx, widthPx - sidePx),
  yPx: within(yPx, heightPx - sidePx),
  sidePx,
});

const largestSide = ({ widthPx, heightPx }: PhotoSize): number => Math.min(widthPx, heightPx);

/** The size of the photo in which one chooses: never larger than chosen, in whole pixels, the proportions kept. */
export const preparedSize = ({ widthPx, heightPx }: PhotoSize): PhotoSize => {
  const scale = Math.min(1, PREPARED_SIDE_PX / Math.max(widthPx, heightPx));
  const scaled = (px: number): number => Math.max(1, Math.round(px * scale));
  return { widthPx: scaled(widthPx), heightPx: scaled(heightPx) };
};

/** The largest square, in the middle. */
export const startCrop = (size: PhotoSize): PhotoCrop => {
  const sidePx = largestSide(size);
  return { xPx: (size.widthPx - sidePx) / 2, yPx: (size.heightPx - sidePx) / 2, sidePx };
};

/** 1 to `PHOTO_MAX_ZOOM`. */
export const zoomOf = ({ sidePx }: PhotoCrop, size: PhotoSize): number => largestSide(size) / sidePx;

/** The square after the photo was moved under the frame: to the right shows more of its left. Stops at its edges. */
export const movePhoto = (crop: PhotoCrop, size: PhotoSize, by: Pick<PhotoCrop, 'xPx' | 'yPx'>): PhotoCrop =>
  clamped({ ...crop, xPx: crop.xPx - by.xPx, yPx: crop.yPx - by.yPx }, size);

/** The square at this zoom, brought within the limits, around the same middle as far as the edges allow. */
export const zoomPhoto = (crop: PhotoCrop, size: PhotoSize, zoom: number): PhotoCrop => {
  const sidePx = largestSide(size) / Math.min(Math.max(zoom, 1), PHOTO_MAX_ZOOM);
  const shift = (crop.sidePx - sidePx) / 2;
  return clamped({ xPx: crop.xPx + shift, yPx: crop.yPx + shift, sidePx }, size);
};

/** The side of the picture that is sent, in whole pixels: that of the square, up to `PHOTO_SENT_SIDE_PX`. */
export const sentSide = ({ sidePx }: PhotoCrop): number =>
  Math.max(1, Math.min(Math.round(sidePx), PHOTO_SENT_SIDE_PX));

export const isSharp = (crop: PhotoCrop): boolean => sentSide(crop) >= PHOTO_SHARP_SIDE_PX;
