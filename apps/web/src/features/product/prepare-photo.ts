/**
 * A chosen photo made ready in the browser: turned upright, scaled, and cut to the square that the card shows. Source:
 * ux row 12, S5.33, A-62.
 */
import { preparedSize, sentSide, type PhotoCrop, type PhotoSize } from '@offrande/domain/personalisation';

/** The upright, scaled photo, with an address to show it. */
export interface PreparedPhoto extends PhotoSize {
  readonly src: string;
  readonly picture: HTMLCanvasElement;
}

const QUALITY = 0.9;

const canvasOf = ({ widthPx, heightPx }: PhotoSize): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx });

/** White under what is transparent, for a JPEG has no transparency. */
const draw = (canvas: HTMLCanvasElement, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement => {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  paint(context);
  return canvas;
};

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No JPEG')) : resolve(blob)), 'image/jpeg', QUALITY);
  });

/** Null if this browser cannot read the photo. */
export const preparePhoto = async (file: Blob): Promise<PreparedPhoto | null> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = preparedSize({ widthPx: bitmap.width, heightPx: bitmap.height });
    const picture = draw(canvasOf(size), (context) => context.drawImage(bitmap, 0, 0, size.widthPx, size.heightPx));
    bitmap.close();
    return { ...size, picture, src: URL.createObjectURL(await jpegOf(picture)) };
  } catch {
    return null;
  }
};

const cut = ({ picture }: PreparedPhoto, { xPx, yPx, sidePx }: PhotoCrop, side: number): HTMLCanvasElement =>
  draw(canvasOf({ widthPx: side, heightPx: side }), (context) =>
    context.drawImage(picture, xPx, yPx, sidePx, sidePx, 0, 0, side, side),
  );

/** The square as it is sent. */
export const cropPhoto = (photo: PreparedPhoto, crop: PhotoCrop): Promise<Blob> =>
  jpegOf(cut(photo, crop, sentSide(crop)));

/** Twice the side of the photo on the small card of the dialog. */
const PREVIEW_SIDE_PX = 120;

/** The square in small, as the address of an image. */
export const previewPhoto = (photo: PreparedPhoto, crop: PhotoCrop): string =>
  cut(photo, crop, PREVIEW_SIDE_PX).toDataURL('image/jpeg', QUALITY);
