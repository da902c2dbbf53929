/**
 * The lock on an embedded data directory: two processes on one directory lose each other's writes without any error
 * (reliability finding 2), so the second one must refuse to start. The lock is the kernel's, taken through SQLite on a
 * file of its own; it ends with the process, however the process ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ExclusiveLock {
  release(): void;
}

/** Another process works on the directory. */
export class DataDirectoryInUse extends Error {
  readonly _tag = 'DataDirectoryInUse';
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process. Stop it, or set DATA_DIR to another directory.`,
    );
  }
}

/** Takes the lock of a directory that exists, or throws `DataDirectoryInUse`. */
export const takeExclusiveLock = (directory: string): ExclusiveLock => {
  const lock = new DatabaseSync(join(directory, 'offrande.lock'));
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new DataDirectoryInUse(directory);
  }
  return { release: () => lock.close() };
};
