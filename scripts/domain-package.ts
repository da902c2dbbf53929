/**
 * The domain as a package for other channels: `open` builds `dist` and points the manifest to it, `close` points it back to
 * the sources. npm runs both around `npm pack`. Each concept has an entry; `/schema` is how it is stored and sent, `/testing`
 * are its generators.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './command.ts';

const PACKAGE = `${ROOT}packages/domain/`;
const MANIFEST = `${PACKAGE}package.json`;
const KEPT = `${PACKAGE}dist/package.source.json`;

interface Manifest {
  readonly version: string;
  readonly [field: string]: unknown;
}

/** The existing entries of a concept: its own, the one for its stored and sent forms, and the one for tests. */
const doorsOf = (concept: string): readonly (readonly [string, string])[] =>
  (
    [
      [`./${concept}`, `${concept}/index`],
      [`./${concept}/schema`, `${concept}/schema`],
      [`./${concept}/testing`, `${concept}/testing`],
    ] as const
  ).filter(([, file]) => existsSync(`${PACKAGE}dist/${file}.js`));

const entries = (): Record<string, object> =>
  Object.fromEntries(
    readdirSync(`${PACKAGE}dist`)
      .flatMap(doorsOf)
      .map(([name, file]) => [name, { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` }]),
  );

/** Declarations keep the names of the sources they were made from. */
const nameBuiltFiles = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3'));
  }
};

const open = async (): Promise<void> => {
  if (existsSync(KEPT)) close();
  rmSync(`${PACKAGE}dist`, { recursive: true, force: true });
  const code = await run('tsc', ['-p', `${PACKAGE}tsconfig.build.json`]);
  if (code !== 0) throw new Error('The domain does not compile');
  nameBuiltFiles(`${PACKAGE}dist`);
  cpSync(MANIFEST, KEPT);
  const { private: _, scripts: __, ...manifest } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, exports: entries() }, null, 2)}\n`);
};

const close = (): void => {
  cpSync(KEPT, MANIFEST);
  rmSync(KEPT);
};

const step = process.argv[2];
if (step === 'open') await open();
else if (step === 'close') close();
else throw new Error('Say open or close.');
