/** Near misses of wire values, for tests of schemas. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One copy of a record or list for each of its fields, at any depth, with that field set to a value that cannot be
 * sent.
 */
export const spoilt = (wire: unknown): readonly unknown[] => {
  if (Array.isArray(wire))
    return wire.flatMap((item: unknown, at) => spoilt(item).map((near) => wire.with(at, near) as unknown));
  if (!isRecord(wire)) return [];
  return Object.entries(wire).flatMap(([name, value]) =>
    [Symbol(name), ...spoilt(value)].map((near) => ({ ...wire, [name]: near })),
  );
};
