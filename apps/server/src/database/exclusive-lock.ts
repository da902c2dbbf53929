/**
 * The lock on an embedded data directory: whoever holds it owns the PostgreSQL server in there, so one that is found running
 * belongs to a process that is gone, and a second shop must refuse to start. The lock is the kernel's, taken through SQLite on a
 * file of its own; it ends with the process, however the process ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused } from './store-refused.ts';

export interface ExclusiveLock {
  release(): void;
}

/** Another process works on the directory. */
export class DataDirectoryInUse extends StoreRefused {
  override readonly _tag = 'DataDirectoryInUse';
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another directory.`,
    );
  }
}

/** Kept here, since a lock that nobody refers to is collected and thereby lost. */
const held = new Set<DatabaseSync>();

/** Takes the lock of a directory that exists, or throws `DataDirectoryInUse`. */
export const takeExclusiveLock = (directory: string): ExclusiveLock => {
  const lock = new DatabaseSync(join(directory, 'offrande.lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataDirectoryInUse(directory);
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
};
