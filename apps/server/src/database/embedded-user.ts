/**
 * The user that the embedded PostgreSQL runs as. PostgreSQL refuses to run as root, so root switches to
 * the owner of the data, which is `nobody` for data created by root. Any other user runs it as themselves.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StoreRefused } from './store-refused.ts';

export interface User {
  readonly uid: number;
  readonly gid: number;
}

const UNPRIVILEGED = 'nobody';

export const isRoot = (): boolean => process.getuid?.() === 0;

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, UNPRIVILEGED], { encoding: 'utf8' }));

/** Throws `StoreRefused` if existing data belongs to another user. */
export const userOf = (data: string): User => {
  const owner = existsSync(data) ? statSync(data) : null;
  const user = isRoot()
    ? { uid: owner?.uid ?? idOf('-u'), gid: owner?.gid ?? idOf('-g') }
    : { uid: process.getuid!(), gid: process.getgid!() };
  if (owner !== null && (owner.uid !== user.uid || owner.uid === 0))
    throw new StoreRefused(
      `The database in ${data} belongs to the user with the number ${owner.uid}. Start the shop as that user${isRoot() ? `, or give it away: chown -R ${UNPRIVILEGED}: '${data}'` : ', or as root'}.`,
    );
  return user;
};

/** The options to start a child process as the user. */
export const asUser = ({ uid, gid }: User): { readonly uid?: number; readonly gid?: number; readonly cwd: string } =>
  isRoot() ? { uid, gid, cwd: '/' } : { cwd: '/' };

/** Whether the user may enter a folder, all folders above it included. */
export const canEnter = (user: User, folder: string): boolean =>
  !isRoot() || spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...asUser(user), stdio: 'ignore' }).status === 0;
