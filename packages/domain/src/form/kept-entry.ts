/**
 * What a form keeps while its page is loaded anew: its entry without secrets, put back onto the entry that the form
 * starts with. Source: decision 038.
 */

/** Names of fields that are never stored: passwords, PINs, numbers of cards, codes. */
const SECRET = /password|secret|token|captcha|^pin|pin$|Pin(?:Code)?$|^code$|otp$|card(?:Number|No)$/iu;

export const isSecretField = (name: string): boolean => SECRET.test(name);

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry without the fields whose names are secret, at any depth. */
export const withoutSecrets = (entry: unknown): unknown => {
  if (Array.isArray(entry)) return entry.map(withoutSecrets);
  if (!isPlain(entry)) return entry;
  const open = Object.entries(entry).filter(([name]) => !isSecretField(name));
  return Object.fromEntries(open.map(([name, value]) => [name, withoutSecrets(value)]));
};

const fits = (start: unknown, kept: unknown): boolean =>
  start === null || kept === null || (typeof start === typeof kept && Array.isArray(start) === Array.isArray(kept));

const restored = (start: unknown, kept: unknown): unknown => {
  if (!fits(start, kept)) return start;
  if (!isPlain(start) || !isPlain(kept)) return kept;
  const names = Object.keys(start);
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(kept, name) ? restored(start[name], kept[name]) : start[name]]),
  );
};

/**
 * The start with what was kept: fields that the start does not have, and values of another type, are ignored; fields
 * that were not kept are the start's.
 */
export const restoreEntry = <Entry extends object>(start: Entry, kept: unknown): Entry =>
  isPlain(kept) ? (restored(start, kept) as Entry) : start;
