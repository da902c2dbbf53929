/** Uploading a photo. Source: spec section 7 (/resource/upload), S5.33 to S5.35. */
import { ERROR_CODES } from '../contract/answer.ts';
import { isCallFailure } from '../client/call-failure.ts';
import type { Client } from '../client/client.ts';
import { followed, type Upload } from '../client/upload.ts';
import { uploadResource } from '../contract/resource.ts';
import { toBase64 } from './base64.ts';

export type PhotoUpload =
  | { readonly _tag: 'PhotoStored'; readonly url: string }
  | { readonly _tag: 'FileTooBig' }
  | { readonly _tag: 'UnsupportedFileType' }
  | { readonly _tag: 'UploadFailed' };

export interface ResourceGateway {
  uploadPhoto(content: Uint8Array, format: 'png' | 'jpg' | 'jpeg', upload?: Upload): Promise<PhotoUpload>;
}

const REFUSALS: Readonly<Record<string, PhotoUpload>> = {
  [ERROR_CODES.fileTooBig]: { _tag: 'FileTooBig' },
  [ERROR_CODES.unsupportedFileType]: { _tag: 'UnsupportedFileType' },
};

export const createResourceGateway = (client: Client): ResourceGateway => ({
  uploadPhoto: async (content, format, upload) => {
    try {
      const request = { aggregatorBuId: client.unitId, fileFormat: format, resourceContent: toBase64(content) };
      const { url } = await client.call(uploadResource, request, followed(upload));
      return { _tag: 'PhotoStored', url };
    } catch (failure) {
      return (isCallFailure(failure) && REFUSALS[failure.code]) || { _tag: 'UploadFailed' };
    }
  },
});
