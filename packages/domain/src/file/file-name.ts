/**
 * The name of a file for storage and display, without characters that break a line, change the text direction
 * or name a folder.
 */

/** The maximum of common file systems. */
const FILE_NAME_MAX_CHARACTERS = 255;

/**
 * Control characters, line and paragraph separators, and invisible format characters such as direction marks, overrides
 * and isolates.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The last part of a path in NFC, cut at its beginning if it is too long, so that the extension stays. Clean names stay
 * the same.
 */
export const cleanFileName = (name: string): string => {
  const last = name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  return [...last.trim()].slice(-FILE_NAME_MAX_CHARACTERS).join('').trim();
};
