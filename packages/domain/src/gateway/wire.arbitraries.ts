/** Near misses of what a wire carries, for tests of schemas. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record or list as often as it has fields, at any depth, each time with one that holds what no wire can carry. */
export const spoilt = (wire: unknown): readonly unknown[] => {
  if (Array.isArray(wire))
    return wire.flatMap((item: unknown, at) => spoilt(item).map((near) => wire.with(at, near) as unknown));
  if (!isRecord(wire)) return [];
  return Object.entries(wire).flatMap(([name, value]) =>
    [Symbol(name), ...spoilt(value)].map((near) => ({ ...wire, [name]: near })),
  );
};
