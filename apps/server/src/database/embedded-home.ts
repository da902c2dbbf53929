/**
 * Where the embedded database is stored: `DATA_DIR/postgresql`. If root starts the shop, and the user that PostgreSQL runs as cannot access
 * that folder (a checkout below `/root`), the database is below `/var/lib/offrande`, and `DATA_DIR/postgresql` is a link to it.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter, type User } from './embedded-user.ts';
import { StoreRefused } from './store-refused.ts';

const OUTSIDE = '/var/lib/offrande';
const OPEN = 0o755;

export interface Home {
  /** The folder that contains the database. */
  readonly folder: string;
  /** The database, which may not exist yet. */
  readonly data: string;
  /** Links the database from `DATA_DIR`. */
  link(): void;
}

const isInside = (directory: string): Home => {
  const folder = realpathSync(directory);
  return { folder, data: join(folder, 'postgresql'), link: () => undefined };
};

const outside = (directory: string): string => {
  try {
    mkdirSync(OUTSIDE, { recursive: true, mode: OPEN });
    const folder = mkdtempSync(join(OUTSIDE, 'shop-'));
    chmodSync(folder, OPEN);
    return folder;
  } catch (error) {
    throw new StoreRefused(
      `PostgreSQL does not run as root, and no other user can enter ${directory}. Set DATA_DIR to a folder that others may enter (${String(error)}).`,
    );
  }
};

/** The home of the database of an existing data directory. */
export const homeOf = (directory: string, user: User): Home => {
  const place = join(directory, 'postgresql');
  if (existsSync(place)) {
    const data = realpathSync(place);
    return { folder: dirname(data), data, link: () => undefined };
  }
  if (canEnter(user, directory)) return isInside(directory);
  const folder = outside(directory);
  const data = join(folder, 'postgresql');
  return { folder, data, link: () => symlinkSync(data, place) };
};
