/** Base64 of bytes, for files that a request carries. */

/** Bytes a chunk: `String.fromCharCode` takes its arguments from the stack. */
const CHUNK_BYTES = 0x8000;

export const toBase64 = (content: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < content.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...content.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
};

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
};
