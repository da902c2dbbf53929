/** The files of a PostgreSQL server: created once, and checked before each start. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asUser, isRoot, type User } from './embedded-user.ts';
import { StoreRefused } from './store-refused.ts';

/** The owner of everything in an embedded database. */
export const OWNER = 'offrande';
/** The database that exists from the start. */
export const DATABASE = 'postgres';

export interface NewCluster {
  readonly bin: string;
  readonly user: User;
  readonly data: string;
  /** The collation: built in since PostgreSQL 17, the system's before. */
  readonly locale?: readonly string[];
  /** Whether its files are flushed to disk when it is created. */
  readonly isDurable: boolean;
}

const BUILT_IN = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Creates the cluster completely or not at all: it is renamed into place when finished. Access to its socket is sufficient to connect. */
export const makeCluster = ({ bin, user, data, locale = BUILT_IN, isDurable }: NewCluster): void => {
  const [folder, prefix] = [dirname(data), `${basename(data)}.new-`];
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true, force: true });
  const making = mkdtempSync(join(folder, prefix));
  if (isRoot()) chownSync(making, user.uid, user.gid);
  const words = ['-D', making, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', ...locale, ...(isDurable ? [] : ['-N'])];
  try {
    execFileSync(join(bin, 'initdb'), words, {
      ...asUser(user),
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
    });
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw new StoreRefused(`The embedded database cannot be made in ${folder}: ${String(error)}`);
  }
  renameSync(making, data);
};

/** Throws `StoreRefused` if another major version of PostgreSQL has written the files. */
export const requireMajor = (data: string, major: number): void => {
  const file = join(data, 'PG_VERSION');
  const written = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (written === String(major)) return;
  throw new StoreRefused(
    `The database in ${data} is of PostgreSQL ${written}, and this release of the shop brings ${major}. Dump it with the release that wrote it and restore it with this one (docs/operations.md, "A new PostgreSQL").`,
  );
};
