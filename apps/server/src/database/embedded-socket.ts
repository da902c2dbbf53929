/** Where an embedded PostgreSQL server listens: a socket in a folder that only its user, and root, may enter. */
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, isRoot, type User } from './embedded-user.ts';

/** A socket's path may have 107 bytes, on macOS 103; the names of its folder and file take 40. */
const FOLDER_MAX_BYTES = 60;

/** A folder where the user may store files for the lifetime of a process. */
export const temporaryFolder = (user: User): string =>
  Buffer.byteLength(tmpdir()) <= FOLDER_MAX_BYTES && canEnter(user, tmpdir()) ? tmpdir() : '/tmp';

export const makeSocketFolder = (user: User): string => {
  const folder = mkdtempSync(join(temporaryFolder(user), 'offrande-sql-'));
  if (isRoot()) chownSync(folder, user.uid, user.gid);
  return folder;
};

export const removeSocketFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The URL of a database behind a socket, for its owner. */
export const urlOf = (socketFolder: string, owner: string, database: string): string =>
  `postgres://${owner}@${encodeURIComponent(socketFolder)}/${database}`;
