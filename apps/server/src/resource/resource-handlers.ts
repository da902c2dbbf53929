/** Upload of a photo, by the stated format and the content, which must agree. Source: spec section 7 (/resource/upload), S5.33 to S5.35, A-140. */
import { SNIFF_BYTES } from '@offrande/domain/file';
import { checkPhoto } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { cleanPhoto } from './photo.ts';
import { storePhoto } from './photo-store.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const REFUSALS = {
  FileEmpty: 'unsupportedFileType',
  FileTooBig: 'fileTooBig',
  UnsupportedFileType: 'unsupportedFileType',
} as const;

export const resourceHandlers: HandlersOf<'uploadResource'> = {
  uploadResource: async ({ fileFormat, resourceContent }, { shop, unit, buyer }) => {
    if (!BASE64.test(resourceContent)) throw new CallRefused('unsupportedFileType');
    const bytes = new Uint8Array(Buffer.from(resourceContent, 'base64'));
    const head = bytes.subarray(0, SNIFF_BYTES);
    const checked = checkPhoto({ name: `photo.${fileFormat}`, size: bytes.length, head });
    if (Result.isFailure(checked)) throw new CallRefused(REFUSALS[checked.failure._tag]);
    const cleaned = await cleanPhoto(bytes);
    if (Result.isFailure(cleaned)) throw new CallRefused(REFUSALS[cleaned.failure._tag]);
    return { url: await storePhoto(shop, { unitId: unit.id, sessionId: buyer.sessionId }, cleaned.success) };
  },
};
