/**
 * The lock on an embedded data directory: its holder owns the PostgreSQL server in it, so a server that is already running
 * belongs to a process that has died, and a second shop must refuse to start. It is a kernel lock, taken through SQLite on a
 * file of its own; it ends with the process, however the process ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreRefused } from './store-refused.ts';

export interface ExclusiveLock {
  release(): void;
}

/** Another process uses the directory. */
export class DataDirectoryInUse extends StoreRefused {
  override readonly _tag = 'DataDirectoryInUse';
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another directory.`,
    );
  }
}

/** Referenced here, because an unreferenced lock is garbage-collected and thereby released. */
const held = new Set<DatabaseSync>();

/** Takes the lock of an existing directory, or throws `DataDirectoryInUse`. */
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
