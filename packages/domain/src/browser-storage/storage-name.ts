/**
 * The storage key of a unit's value, in a file of its own so that a page that only reads one value does not load the
 * table.
 */
import type { StorageName } from './storage-keys.ts';

/** The key under which a unit's value is stored. */
export const storageNameOf = (name: StorageName, unitId: string): string => name.replace('{unit}', unitId);
