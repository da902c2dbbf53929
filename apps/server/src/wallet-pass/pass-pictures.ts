/** The pictures of a pass as PNG, cropped from the card's: a band across the pass, and a small square as the shop's icon. */
import { renderDrawing } from '../issued-card/card-art.ts';

/** In points; the files for high-resolution screens have two or three pixels per point. */
const BAND = { width: 375, height: 144 } as const;
const SQUARE = 29;
const LOGO = 50;
const SCALES = [1, 2, 3] as const;
const GOOGLE_BAND = { width: 1032, height: 336 } as const;

const suffix = (scale: number): string => (scale === 1 ? '' : `@${scale}x`);

const cut = async (drawing: string, width: number, height: number): Promise<Buffer> => {
  const picture = await renderDrawing(drawing);
  return picture.resize({ width, height, fit: 'cover' }).png({ compressionLevel: 9, palette: true }).toBuffer();
};

/** The files of an Apple pass by name. */
export const applePictures = async (drawing: string): Promise<Readonly<Record<string, Buffer>>> => {
  const files = await Promise.all(
    SCALES.flatMap((scale) => [
      cut(drawing, BAND.width * scale, BAND.height * scale).then(
        (file) => [`strip${suffix(scale)}.png`, file] as const,
      ),
      cut(drawing, SQUARE * scale, SQUARE * scale).then((file) => [`icon${suffix(scale)}.png`, file] as const),
      cut(drawing, LOGO * scale, LOGO * scale).then((file) => [`logo${suffix(scale)}.png`, file] as const),
    ]),
  );
  return Object.fromEntries(files);
};

/** The band of a Google pass. */
export const googlePicture = (drawing: string): Promise<Buffer> => cut(drawing, GOOGLE_BAND.width, GOOGLE_BAND.height);
