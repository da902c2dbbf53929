/**
 * The programs that tests need besides npm packages: Chromium and poppler-utils, and for the long ones the system's PostgreSQL,
 * Firefox and WebKit.
 * Missing ones are installed with the system's package manager if that is possible (Debian, root); otherwise the error states
 * the command to run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const which = (name: string): string | null => {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
};

/** The shell first: it has no windows to draw and needs half of the processor time. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const browser = (): string | null => {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  for (const name of BROWSERS) {
    const path = which(name);
    if (path !== null) return path;
  }
  return null;
};

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

/** The result of a look-up, after installing its package if it was missing. */
const provide = (packageName: string, find: () => string | null): string => {
  if (find() === null) install([packageName]);
  const found = find();
  if (found === null) throw new Error(`${packageName} is still missing.`);
  return found;
};

/** The folder with the programs of the system's PostgreSQL, against which the one from npm is compared. */
export const providePostgres = (): string => provide('postgresql', postgresBin);

/** Firefox; and WebKitGTK with its driver, and a screen for its window. */
export const provideOtherBrowsers = (): Record<string, string> => {
  provide('webkit2gtk-driver', () => which('WebKitWebDriver'));
  provide('xvfb', () => which('Xvfb'));
  return { FIREFOX_PATH: provide('firefox-esr', () => which('firefox-esr') ?? which('firefox')) };
};

/** Finds the programs that tests need, installing missing ones, and returns the environment variables that they read. */
export const provideSystemTools = (): Record<string, string> => {
  provide('poppler-utils', () => which('pdftotext'));
  return { CHROMIUM_PATH: provide('chromium-headless-shell', browser) };
};
