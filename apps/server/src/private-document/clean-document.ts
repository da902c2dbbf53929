/**
 * Sanitises an uploaded document: pictures are re-encoded as JPEG, so that nothing but the picture remains of the original file, and
 * PDFs are checked. Source: spec section 5 (S5.53, S5.54), A-62, A-140, A-191; reliability row 20.
 */
import {
  checkFile,
  type FileRefusal,
  PICTURE_MAX_MEGAPIXELS,
  SNIFF_BYTES,
  type UploadRule,
} from '@offrande/domain/file';
import { Result } from 'effect';
import sharp from 'sharp';
import { isHarmlessPdf } from './check-pdf.ts';

const MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * 1_000_000;
/** The longer side of a stored picture: small print stays readable. */
const STORED_SIDE_PX = 3000;

export interface CleanDocument {
  readonly fileType: 'jpeg' | 'pdf';
  readonly bytes: Uint8Array;
}

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** `UnsupportedFileType` also for a picture or PDF that cannot be read, and for a PDF that acts or has too many pages. */
export const cleanDocument = async (
  { name, bytes }: NamedFile,
  rule: UploadRule,
): Promise<Result.Result<CleanDocument, FileRefusal>> => {
  const checked = checkFile({ name, size: bytes.length, head: bytes.subarray(0, SNIFF_BYTES) }, rule);
  if (Result.isFailure(checked)) return Result.fail(checked.failure);
  const unsupported = Result.fail({ _tag: 'UnsupportedFileType', accepted: rule.types } as const);
  if (checked.success === 'pdf')
    return (await isHarmlessPdf(bytes)) ? Result.succeed({ fileType: 'pdf', bytes }) : unsupported;
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: STORED_SIDE_PX, height: STORED_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return Result.succeed({ fileType: 'jpeg', bytes: new Uint8Array(jpeg) });
  } catch {
    return unsupported;
  }
};
