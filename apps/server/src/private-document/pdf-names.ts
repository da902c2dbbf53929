/**
 * The names in a PDF that make it act, also where they stand in its packed objects or in disguise (`/La#75nch`). pdf.js reports scripts and
 * attached files, but no other action. Source: A-191.
 */
import { inflateSync } from 'node:zlib';

/** Long enough that no picture has one by chance. */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Rendition|GoToE)\b|\/XFA\s*[[\d(<]|\/EF\s*(?:<<|\d+\s+\d+\s+R\b)/;

/** What stands before it since the last one has the dictionary of its stream. */
const STREAM = /(?<!end)stream(?:\r\n|\r|\n)/g;
const PACKED_OBJECTS = /\/ObjStm\b/;
const PACKING = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
const PREDICTOR = /\/(?:DecodeParms|DP)\b/;

const UNPACKED_MAX = 2 ** 26;

const undisguised = (text: string): string =>
  text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const isActiveText = (text: string): boolean => ACTIVE.test(undisguised(text));

/** Throws if packed objects cannot be looked into: encrypted, packed in another way, or too large. */
export const hasActiveNames = (bytes: Uint8Array): boolean => {
  const text = latin1(bytes);
  if (isActiveText(text)) return true;
  let since = 0;
  let left = UNPACKED_MAX;
  for (const { 0: keyword, index } of text.matchAll(STREAM)) {
    const start = index + keyword.length;
    const before = undisguised(text.slice(since, index));
    since = start;
    if (!PACKED_OBJECTS.test(before)) continue;
    if (!PACKING.test(before) || PREDICTOR.test(before)) throw new Error('Packed in another way');
    const objects = inflateSync(bytes.subarray(start), { maxOutputLength: left });
    left -= objects.length;
    if (isActiveText(latin1(objects))) return true;
  }
  return false;
};
