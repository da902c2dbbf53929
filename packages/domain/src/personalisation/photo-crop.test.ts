/** The square of a photo that is shown on the card. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isSharp,
  movePhoto,
  PHOTO_MAX_ZOOM,
  PHOTO_SENT_SIDE_PX,
  preparedSize,
  sentSide,
  startCrop,
  zoomOf,
  zoomPhoto,
} from './index.ts';
import type { PhotoCrop, PhotoSize } from './index.ts';

const px = fc.integer({ min: 1, max: 12_000 });
const sizes = fc.record({ widthPx: px, heightPx: px });
const steps = fc.array(
  fc.oneof(
    fc.record({ xPx: fc.integer({ min: -9000, max: 9000 }), yPx: fc.integer({ min: -9000, max: 9000 }) }),
    fc.double({ min: 0, max: 9, noNaN: true }),
  ),
  { maxLength: 8 },
);
const follow = (size: PhotoSize, path: readonly (number | Pick<PhotoCrop, 'xPx' | 'yPx'>)[]): PhotoCrop =>
  path.reduce<PhotoCrop>(
    (crop, step) => (typeof step === 'number' ? zoomPhoto(crop, size, step) : movePhoto(crop, size, step)),
    startCrop(size),
  );
const photo = { widthPx: 4000, heightPx: 3000 };

describe('the square of a photo', () => {
  test('lies inside the photo and within the zooms, whatever is done', () =>
    fc.assert(
      fc.property(sizes, steps, (size, path) => {
        const crop = follow(size, path);
        expect(crop.xPx).toBeGreaterThanOrEqual(0);
        expect(crop.yPx).toBeGreaterThanOrEqual(0);
        expect(crop.xPx + crop.sidePx).toBeLessThanOrEqual(size.widthPx + 1e-6);
        expect(crop.yPx + crop.sidePx).toBeLessThanOrEqual(size.heightPx + 1e-6);
        expect(zoomOf(crop, size)).toBeGreaterThanOrEqual(1 - 1e-9);
        expect(zoomOf(crop, size)).toBeLessThanOrEqual(PHOTO_MAX_ZOOM + 1e-9);
      }),
    ));

  test('begins as the largest one in the middle', () =>
    expect(startCrop(photo)).toEqual({ xPx: 500, yPx: 0, sidePx: 3000 }));

  test('shows more of the left when the photo is moved to the right, up to its edge', () => {
    expect(movePhoto(startCrop(photo), photo, { xPx: 100, yPx: 100 })).toEqual({ xPx: 400, yPx: 0, sidePx: 3000 });
    expect(movePhoto(startCrop(photo), photo, { xPx: 9000, yPx: 0 }).xPx).toBe(0);
    expect(movePhoto(startCrop(photo), photo, { xPx: -9000, yPx: 0 }).xPx).toBe(1000);
  });

  test('keeps its middle while zooming in', () => {
    const near = zoomPhoto(startCrop(photo), photo, 2);
    expect(near).toEqual({ xPx: 1250, yPx: 750, sidePx: 1500 });
    expect(zoomPhoto(near, photo, 1)).toEqual(startCrop(photo));
  });

  test('is sent in whole pixels and never larger than the shop keeps it', () =>
    fc.assert(
      fc.property(sizes, steps, (size, path) => {
        const side = sentSide(follow(size, path));
        expect(Number.isInteger(side)).toBe(true);
        expect(side).toBeGreaterThanOrEqual(1);
        expect(side).toBeLessThanOrEqual(PHOTO_SENT_SIDE_PX);
      }),
    ));

  test('is sharp from 600 pixels', () => {
    expect(isSharp({ xPx: 0, yPx: 0, sidePx: 600 })).toBe(true);
    expect(isSharp({ xPx: 0, yPx: 0, sidePx: 599.4 })).toBe(false);
  });
});

describe('a photo from a phone', () => {
  test('is scaled to 2400 pixels at its longer side, with its proportions', () => {
    expect(preparedSize({ widthPx: 8064, heightPx: 6048 })).toEqual({ widthPx: 2400, heightPx: 1800 });
    expect(preparedSize({ widthPx: 3000, heightPx: 6000 })).toEqual({ widthPx: 1200, heightPx: 2400 });
  });

  test('is never enlarged', () =>
    expect(preparedSize({ widthPx: 640, heightPx: 480 })).toEqual({ widthPx: 640, heightPx: 480 }));
});
