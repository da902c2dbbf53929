/** The call that stores a document of a company's registration for this browser. Source: S2.87, S5.53, S5.54, A-191. */
import { BUSINESS_DOCUMENT, cleanFileName } from '@offrande/domain/file';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { assertHasCompanies } from './assert-has-companies.ts';
import { cleanDocument } from '../private-document/clean-document.ts';
import { storeDocument } from '../private-document/private-document.ts';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const REFUSALS = {
  FileEmpty: 'unsupportedFileType',
  FileTooBig: 'fileTooBig',
  UnsupportedFileType: 'unsupportedFileType',
} as const;

export const uploadDocument: HandlersOf<'uploadDocument'>['uploadDocument'] = async (
  { fileName, resourceContent },
  context,
) => {
  assertHasCompanies(context);
  const { shop, unit, buyer } = context;
  if (!BASE64.test(resourceContent)) throw new CallRefused('unsupportedFileType');
  const bytes = new Uint8Array(Buffer.from(resourceContent, 'base64'));
  const cleaned = await cleanDocument({ name: fileName, bytes }, BUSINESS_DOCUMENT);
  if (Result.isFailure(cleaned)) throw new CallRefused(REFUSALS[cleaned.failure._tag]);
  const owner = { unitId: unit.id, sessionId: buyer.sessionId };
  return { uploadId: await storeDocument(shop, owner, { ...cleaned.success, name: cleanFileName(fileName) }) };
};
