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

type Fields = Readonly<Record<string, unknown>>;

const restoredFields = (start: Fields, kept: Fields): Fields =>
  Object.fromEntries(
    Object.keys(start)
      .filter((name) => Object.hasOwn(kept, name))
      .map((name) => [name, restored(start[name], kept[name])]),
  );

const restored = (start: unknown, kept: unknown): unknown => {
  if (!fits(start, kept)) return start;
  return isPlain(start) && isPlain(kept) ? { ...start, ...restoredFields(start, kept) } : kept;
};

/**
 * The start with what was kept: fields that the start does not have, and values of another type, are ignored; fields
 * that were not kept are the start's.
 */
export const restoreEntry = <Entry extends object>(start: Entry, kept: unknown): Entry =>
  isPlain(kept) && isPlain(start) ? Object.assign({ ...start }, restoredFields(start, kept)) : start;
