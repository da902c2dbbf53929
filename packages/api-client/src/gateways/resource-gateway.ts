/** Uploading a photo. Source: spec section 7 (/resource/upload), S5.33 to S5.35. */
import { ERROR_CODES } from '../contract/answer.ts';
import { isCallFailure } from '../client/call-failure.ts';
import type { Client } from '../client/client.ts';
import { calls } from '../contract/index.ts';

export type PhotoUpload =
  | { readonly _tag: 'PhotoStored'; readonly url: string }
  | { readonly _tag: 'FileTooBig' }
  | { readonly _tag: 'UnsupportedFileType' }
  | { readonly _tag: 'UploadFailed' };

export interface ResourceGateway {
  uploadPhoto(content: Uint8Array, format: 'png' | 'jpg' | 'jpeg'): Promise<PhotoUpload>;
}

const REFUSALS: Readonly<Record<string, PhotoUpload>> = {
  [ERROR_CODES.fileTooBig]: { _tag: 'FileTooBig' },
  [ERROR_CODES.unsupportedFileType]: { _tag: 'UnsupportedFileType' },
};

/** Bytes a chunk: `String.fromCharCode` takes its arguments from the stack. */
const CHUNK_BYTES = 0x8000;

const toBase64 = (content: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...content.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
};

export const createResourceGateway = (client: Client): ResourceGateway => ({
  uploadPhoto: async (content, format) => {
    try {
      const request = { aggregatorBuId: client.unitId, fileFormat: format, resourceContent: toBase64(content) };
      const { url } = await client.call(calls.uploadResource, request);
      return { _tag: 'PhotoStored', url };
    } catch (failure) {
      return (isCallFailure(failure) && REFUSALS[failure.code]) || { _tag: 'UploadFailed' };
    }
  },
});
