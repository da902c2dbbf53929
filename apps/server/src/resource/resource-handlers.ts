/** Upload of a photo. Source: spec section 7 (/resource/upload), S5.33 to S5.35. */
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { cleanPhoto } from './photo.ts';
import { storePhoto } from './photo-store.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const REFUSALS = { FileTooBig: 'fileTooBig', UnsupportedFileType: 'unsupportedFileType' } as const;

export const resourceHandlers: HandlersOf<'uploadResource'> = {
  uploadResource: async ({ resourceContent }, { shop, unit, buyer }) => {
    if (!BASE64.test(resourceContent)) throw new CallRefused('unsupportedFileType');
    const cleaned = await cleanPhoto(new Uint8Array(Buffer.from(resourceContent, 'base64')));
    if (Result.isFailure(cleaned)) throw new CallRefused(REFUSALS[cleaned.failure._tag]);
    return { url: await storePhoto(shop, { unitId: unit.id, sessionId: buyer.sessionId }, cleaned.success) };
  },
};
