/** A giver's photo: checked by its content, shown at once, stored by the shop. Loaded with the first photo chosen. */
import { createClient } from '@offrande/api-client/client';
import { createResourceGateway } from '@offrande/api-client/gateways';
import { SNIFF_BYTES, type FileType } from '@offrande/domain/file';
import { checkPhoto } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import type { Refusal } from '../../messages/refusal.ts';
import { browserKeep } from '../../shop/keep.ts';

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo could not be read')));
    reader.readAsDataURL(file);
  });

export interface ReadPhoto {
  readonly src: string;
  readonly type: FileType;
}

/** The photo to show, or why it is refused. */
export const readPhoto = async (file: File): Promise<Result.Result<ReadPhoto, Refusal>> => {
  const head = new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer());
  const type = checkPhoto({ name: file.name, size: file.size, head });
  return Result.isFailure(type) ? Result.fail(type.failure) : Result.succeed({ src: await readAsDataUrl(file), type: type.success });
};

/** Stores the photo; its address, or null where that failed. */
export const storePhoto = async (file: File, type: FileType, unitId: string): Promise<string | null> => {
  const client = createClient({
    baseUrl: `${location.origin}/api`,
    unitId,
    tokenStore: browserKeep('sessionStorage'),
    now: () => Date.now(),
  });
  const content = new Uint8Array(await file.arrayBuffer());
  const stored = await createResourceGateway(client).uploadPhoto(content, type === 'png' ? 'png' : 'jpg');
  return stored._tag === 'PhotoStored' ? stored.url : null;
};
