/** The name of a file as it is kept and shown: what would break a line, turn the text around or name a folder is gone. */

/** The most that file systems keep. */
const FILE_NAME_MAX_CHARACTERS = 255;

/** Control characters, line and paragraph ends, invisible formats: direction marks, overrides and isolates are among these. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The last part of a path in NFC, cut at its beginning where it is too long, so that its ending stays. Clean names stay as they are. */
export const cleanFileName = (name: string): string => {
  const last = name.normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1) ?? '';
  return [...last.trim()].slice(-FILE_NAME_MAX_CHARACTERS).join('').trim();
};
