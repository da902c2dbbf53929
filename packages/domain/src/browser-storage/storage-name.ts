/** The name of a unit's text in the browser, apart from the table, so that a page that only reads one carries no table. */
import type { StorageName } from './storage-keys.ts';

/** The name under which a unit's text is kept. */
export const storageNameOf = (name: StorageName, unitId: string): string => name.replace('{unit}', unitId);
