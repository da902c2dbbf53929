/**
 * The programs that tests need besides npm: Chromium, PostgreSQL, poppler-utils. What is missing is installed with the
 * system's package manager where that is allowed (Debian, root); otherwise the one command to type is said.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const PACKAGES = ['chromium', 'postgresql', 'poppler-utils'] as const;

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

/** Finds the programs, installing what is missing, and answers the variables that tests read. */
export const provideSystemTools = (): Record<string, string> => {
  const missing = PACKAGES.filter(
    (name) => ({ chromium: chromium(), postgresql: postgresBin(), 'poppler-utils': which('pdftotext') })[name] === null,
  );
  if (missing.length > 0) install(missing);
  const [CHROMIUM_PATH, PGBIN] = [chromium(), postgresBin()];
  if (CHROMIUM_PATH === null || PGBIN === null) throw new Error('Chromium or PostgreSQL is still missing.');
  return { CHROMIUM_PATH, PGBIN };
};
