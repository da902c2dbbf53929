/**
 * Uploads a chosen photo: checked here by content and size, then sent. Source: spec section 5, S5.33 to S5.35, A-62.
 */
import type { PhotoUpload } from '@offrande/api-client/gateways';
import { PHOTO, SNIFF_BYTES, type FileRefusal } from '@offrande/domain/file';
import { checkPhoto } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import type { PhotoRefusal } from '@offrande/domain/line-entry';
import type { Buying } from './buying.ts';

/** The photo's format, or why it cannot be sent. */
export const readPhoto = async (file: File): Promise<Result.Result<'png' | 'jpg', FileRefusal>> => {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  return Result.map(checkPhoto({ name: file.name, size: file.size, head }), (type) => (type === 'png' ? 'png' : 'jpg'));
};

const toRefusal = (upload: Exclude<PhotoUpload, { _tag: 'PhotoStored' }>): PhotoRefusal => {
  const { maxBytes, statedMegabytes, types: accepted } = PHOTO;
  if (upload._tag === 'FileTooBig') return { _tag: 'FileTooBig', maxBytes, statedMegabytes };
  return upload._tag === 'UnsupportedFileType' ? { _tag: 'UnsupportedFileType', accepted } : { _tag: 'UploadFailed' };
};

/** Resolves with the address of the stored photo. */
export const sendPhoto = async (
  { gateways }: Pick<Buying['shop'], 'gateways'>,
  file: File,
  format: 'png' | 'jpg',
): Promise<Result.Result<string, PhotoRefusal>> => {
  const upload = await gateways.resources.uploadPhoto(new Uint8Array(await file.arrayBuffer()), format);
  return upload._tag === 'PhotoStored' ? Result.succeed(upload.url) : Result.fail(toRefusal(upload));
};
