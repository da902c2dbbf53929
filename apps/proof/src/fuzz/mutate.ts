/** One mutation of a request: a field omitted, added, of another type, too large, too deep, or an invalid string. */
import type { Dice } from '../simulator/dice.ts';
import { EXTRA_FIELDS, NAUGHTY, ODD_STRINGS } from './naughty.ts';

export type Path = readonly string[];

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths to all nodes of a tree, including its root. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] => [
  path,
  ...(isNode(value) ? Object.keys(value).flatMap((key) => pathsIn(value[key], [...path, key])) : []),
];

/** A copy of the tree with the node at a path changed, or removed if `change` returns undefined. */
const changedAt = (value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (key === undefined) return change(value);
  if (!isNode(value)) return value;
  const changed = changedAt(value[key], rest, change);
  if (Array.isArray(value)) {
    const at = Number(key);
    return changed === undefined ? value.toSpliced(at, 1) : value.with(at, changed);
  }
  const { [key]: _, ...others } = value;
  // A computed key creates an own field even for `__proto__`.
  return changed === undefined ? others : { ...others, [key]: changed };
};

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (isNode(found) ? found[key] : undefined), value);

/** The paths to all strings in a request. */
export const stringPathsIn = (request: unknown): readonly Path[] =>
  pathsIn(request).filter((path) => typeof valueAt(request, path) === 'string');

/** A copy of the request with another value at a path. */
export const withAt = (request: unknown, path: Path, value: unknown): unknown => changedAt(request, path, () => value);

const nested = (depth: number, isArray: boolean): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isArray ? [value] : { a: value };
  return value;
};

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  2_147_483_648,
  2 ** 53,
  1e21,
  1e308,
  '',
  [],
  {},
  [null],
  [[]],
];

const DEPTHS = [3, 40, 400] as const;
const COPIES = [2, 30, 1001] as const;

const text = (dice: Dice, old: unknown): string => {
  const naughty = dice.chance(0.3) ? dice.pick(ODD_STRINGS) : dice.pick(NAUGHTY);
  if (typeof old !== 'string' || dice.chance(0.5)) return naughty;
  const at = dice.below(old.length + 1);
  return old.slice(0, at) + naughty + old.slice(at);
};

const extra = (dice: Dice, old: unknown): unknown => {
  if (!isNode(old) || Array.isArray(old)) return [old];
  return { ...old, [dice.pick(EXTRA_FIELDS)]: dice.pick([...OTHERS, ...NAUGHTY.slice(0, 5), { isAdmin: true }]) };
};

/** In characters of JSON: far more than any call accepts, yet small enough for this process. */
const SIZE_MAX = 1_000_000;

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 1;

const repeated = (dice: Dice, old: unknown): unknown => {
  const copies = Math.min(dice.pick(COPIES), Math.ceil(SIZE_MAX / sizeOf(old)));
  return Array.isArray(old) ? Array.from({ length: copies }, () => old[0] ?? 'x') : Array(copies).fill(old);
};

type Change = (dice: Dice, old: unknown) => unknown;

/** Mostly strings: they get furthest. */
const CHANGES: readonly Change[] = [
  text,
  text,
  text,
  text,
  () => undefined,
  (dice) => dice.pick(OTHERS),
  extra,
  repeated,
  (dice) => nested(dice.pick(DEPTHS), dice.chance(0.5)),
];

/**
 * Changes one node. String mutations prefer string fields, so that they reach the code that uses them. A request that is already big
 * is returned unchanged.
 */
export const mutate = (dice: Dice, request: unknown): unknown => {
  if (sizeOf(request) > SIZE_MAX) return request;
  const change = dice.pick(CHANGES);
  const paths = pathsIn(request);
  const fitting = change === text ? stringPathsIn(request) : paths;
  const path = dice.pick(fitting.length === 0 ? paths : fitting);
  return changedAt(request, path, (old) => change(dice, old)) ?? null;
};
