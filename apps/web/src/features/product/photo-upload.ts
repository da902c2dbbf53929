/**
 * Uploads a chosen photo: checked here by content and size, then sent. Source: spec section 5, S5.33 to S5.35, A-62.
 */
import type { PhotoUpload } from '@offrande/api-client/gateways';
import { PHOTO, SNIFF_BYTES, type FileRefusal, type UploadedFile } from '@offrande/domain/file';
import { checkChosenPhoto, checkPhoto } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import type { PhotoRefusal } from '@offrande/domain/line-entry';
import type { Buying } from './buying.ts';

const factsOf = async (file: File): Promise<UploadedFile> => ({
  name: file.name,
  size: file.size,
  head: new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()),
});

/** The chosen photo's type, or why it cannot be one. */
export const readChosenPhoto = async (file: File) => checkChosenPhoto(await factsOf(file));

/** The format of a photo that is sent as it is, or why it cannot be sent. */
export const readPhoto = async (file: File): Promise<Result.Result<'png' | 'jpg', FileRefusal>> =>
  Result.map(checkPhoto(await factsOf(file)), (type) => (type === 'png' ? 'png' : 'jpg'));

const toRefusal = (upload: Exclude<PhotoUpload, { _tag: 'PhotoStored' }>): PhotoRefusal => {
  const { maxBytes, statedMegabytes, types: accepted } = PHOTO;
  if (upload._tag === 'FileTooBig') return { _tag: 'FileTooBig', maxBytes, statedMegabytes };
  return upload._tag === 'UnsupportedFileType' ? { _tag: 'UnsupportedFileType', accepted } : { _tag: 'UploadFailed' };
};

/** Resolves with the address of the stored photo; `onSent` is told the share that is sent, from 0 to 1. */
export const sendPhoto = async (
  { gateways }: Pick<Buying['shop'], 'gateways'>,
  file: Blob,
  format: 'png' | 'jpg',
  onSent: (share: number) => void,
): Promise<Result.Result<string, PhotoRefusal>> => {
  const upload = await gateways.resources.uploadPhoto(new Uint8Array(await file.arrayBuffer()), format, { onSent });
  return upload._tag === 'PhotoStored' ? Result.succeed(upload.url) : Result.fail(toRefusal(upload));
};
