/**
 * The programs that tests need besides npm: Chromium and poppler-utils, and the system's PostgreSQL for the long ones. What is
 * missing is installed with the system's package manager where that is allowed (Debian, root); otherwise the one command to type
 * is said.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const which = (name: string): string | null => {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
};

const chromium = (): string | null =>
  process.env['CHROMIUM_PATH'] ?? which('chromium') ?? which('chromium-browser') ?? which('google-chrome');

/** The folder with `initdb`, the newest version first. */
const postgresBin = (): string | null => {
  if (process.env['PGBIN']) return process.env['PGBIN'];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const installed = versions.map((version) => `${debian}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
  const onPath = which('initdb');
  return installed ?? (onPath ? onPath.replace(/\/initdb$/, '') : null);
};

const install = (packages: readonly string[]): void => {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (which('apt-get') === null || process.getuid?.() !== 0) {
    throw new Error(`The tests need ${packages.join(', ')}. Install them, on Debian with: sudo ${command}`);
  }
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...command.split(' ').slice(1)], options);
};

/** What a look-up finds, once its package is installed where it was missing. */
const provide = (packageName: string, find: () => string | null): string => {
  if (find() === null) install([packageName]);
  const found = find();
  if (found === null) throw new Error(`${packageName} is still missing.`);
  return found;
};

/** The folder with the programs of the system's PostgreSQL, for what the one that npm brings is held against. */
export const providePostgres = (): string => provide('postgresql', postgresBin);

/** Finds what tests need, installing what is missing, and answers the variables that they read. */
export const provideSystemTools = (): Record<string, string> => {
  provide('poppler-utils', () => which('pdftotext'));
  return { CHROMIUM_PATH: provide('chromium', chromium) };
};
