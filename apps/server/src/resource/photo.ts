/**
 * Sanitises an uploaded photo: type by content, at most 4.5 MiB and 24 megapixels, re-encoded as JPEG so that nothing but the picture remains
 * of the original file. Source: spec section 5, A-62; reliability row 20.
 */
import { PHOTO } from '@offrande/domain/file';
import { fileTypeFromBuffer } from 'file-type';
import { Result } from 'effect';
import sharp from 'sharp';

const PHOTO_MAX_PIXELS = 24_000_000;
/** The longer side of a stored photo: twice its largest display size. */
const STORED_SIDE_PX = 1200;

export type PhotoRefusal =
  | { readonly _tag: 'FileTooBig'; readonly maxBytes: number }
  | { readonly _tag: 'UnsupportedFileType' };

/** Returns JPEG bytes, or `FileTooBig`, or `UnsupportedFileType` for anything but a readable PNG or JPEG. */
export const cleanPhoto = async (bytes: Uint8Array): Promise<Result.Result<Uint8Array, PhotoRefusal>> => {
  if (bytes.byteLength > PHOTO.maxBytes) return Result.fail({ _tag: 'FileTooBig', maxBytes: PHOTO.maxBytes });
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== 'image/png' && type?.mime !== 'image/jpeg') return Result.fail({ _tag: 'UnsupportedFileType' });
  try {
    const cleaned = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: STORED_SIDE_PX, height: STORED_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    return Result.succeed(new Uint8Array(cleaned));
  } catch {
    return Result.fail({ _tag: 'UnsupportedFileType' });
  }
};
