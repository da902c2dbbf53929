/**
 * Makes the domain a package for other channels: `node scripts/domain-package.ts <folder>` writes it there, ready for
 * `npm pack` or `npm publish`. Each concept has an entry; `/schema` is how it is stored and sent, `/testing` are its generators.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, run } from './command.ts';

const SOURCE = `${ROOT}packages/domain/`;

/** The existing entries of a concept: its own, the one for its stored and sent forms, and the one for tests. */
const concepts = (folder: string): readonly (readonly [entry: string, file: string])[] =>
  readdirSync(folder)
    .flatMap((concept) => [
      [`./${concept}`, `${concept}/index`] as const,
      [`./${concept}/schema`, `${concept}/schema`] as const,
      [`./${concept}/testing`, `${concept}/testing`] as const,
    ])
    .filter(([, file]) => existsSync(join(folder, `${file}.js`)));

/** Declarations keep the names of the sources they were made from. */
const nameBuiltFiles = (folder: string): void => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const declarations = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      declarations.replaceAll(/(from |import\()(['"]\.[^'"]+)\.ts(['"])/g, '$1$2.js$3'),
    );
  }
};

const manifestOfSource = () =>
  JSON.parse(readFileSync(`${SOURCE}package.json`, 'utf8')) as Readonly<Record<string, unknown>>;

/** Compilers look up how a file is to be read, many of them for each file anew: this is quicker read than the list of all entries. */
const markModules = (folder: string): void => {
  const { type, sideEffects } = manifestOfSource();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type, sideEffects })}\n`);
};

const writeManifest = (folder: string): void => {
  const { private: _, scripts: __, ...manifest } = manifestOfSource();
  const exports = Object.fromEntries(
    concepts(join(folder, 'dist')).map(([entry, file]) => [
      entry,
      { types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` },
    ]),
  );
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`);
};

const [asked] = process.argv.slice(2);
if (asked === undefined) throw new Error('Name the folder to write the package to.');
const folder = resolve(asked);
mkdirSync(folder, { recursive: true });
const code = await run('tsc', ['-p', `${SOURCE}tsconfig.build.json`, '--outDir', join(folder, 'dist')]);
if (code !== 0) throw new Error('The domain does not compile.');
nameBuiltFiles(join(folder, 'dist'));
markModules(join(folder, 'dist'));
writeManifest(folder);
