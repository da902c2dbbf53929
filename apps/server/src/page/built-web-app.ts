/**
 * The web app as the server sees it: a folder of static files, a manifest of the dependencies between them, and a
 * rendering entry. Found by configuration, never imported as source.
 */
import { Schema } from 'effect';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Boot, PageAssets, PageKind, RenderedDocument } from '@offrande/api-client/contract';

/** What the rendering entry exports. */
export interface RenderingEntry {
  render(boot: Boot, assets: PageAssets): Promise<RenderedDocument>;
  matchRoute(path: string): {
    readonly route: {
      readonly name: string;
      readonly data: PageKind;
      readonly status: number;
      readonly rendered: 'server' | 'browser';
    };
    readonly params: Readonly<Record<string, string>>;
  };
}

export interface WebApp {
  /** Loaded for each page, so that development picks up every edit. */
  load(): Promise<{ readonly entry: RenderingEntry; readonly assets: PageAssets }>;
  /** Folder of the static files; null where development serves them. */
  readonly staticFolder: string | null;
  /** Whether rendered pages may be cached; false in development. */
  readonly keepsPages: boolean;
}

const Names = Schema.optionalKey(Schema.Array(Schema.String));
const Manifest = Schema.Record(Schema.String, Schema.Struct({ file: Schema.String, css: Names, imports: Names }));
type Manifest = typeof Manifest.Type;
type ManifestChunk = Manifest[string];
const decodeManifest = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest));

/** The files and all their static imports, each once, imported files first. */
const withImports = (manifest: Manifest, files: readonly string[]): readonly ManifestChunk[] => {
  const found = new Map<string, ManifestChunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || found.has(name)) return;
    found.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const file of files) visit(file);
  return [...found.values()];
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};

const assetsOf = (manifest: Manifest, folder: string): PageAssets => {
  const textOf = once((file) => readFileSync(join(folder, file), 'utf8'));
  const sheetsOf = (files: readonly string[]): readonly string[] => [
    ...new Set(withImports(manifest, files).flatMap(({ css }) => css ?? [])),
  ];
  return {
    styleOf: (files) => sheetsOf(files).map(textOf).join(''),
    sheetsOf: (files) => sheetsOf(files).map((sheet) => `/${sheet}`),
    scriptsOf: (files) => {
      const [first, ...rest] = withImports(manifest, files).map(({ file }) => `/${file}`);
      if (first === undefined) throw new Error(`The web app's manifest knows none of ${files.join(', ')}`);
      return { entry: first, preload: rest.filter((file) => file.endsWith('.js')) };
    },
    hash: once(sha256),
    head: '',
  };
};

/** The web app built into `folder`, loaded once. */
export const openBuiltWebApp = async (folder: string): Promise<WebApp> => {
  const client = join(folder, 'client');
  const manifest = decodeManifest(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const entry = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as RenderingEntry;
  const loaded = { entry, assets: assetsOf(manifest, client) };
  return { load: async () => loaded, staticFolder: client, keepsPages: true };
};
