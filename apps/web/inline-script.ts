/**
 * `import script from 'inline-script:./file.ts'` imports a file, bundled with its imports and minified, as a string:
 * for pages that inline it because it must run before any other file has loaded.
 */
import { build, type Plugin, type Rolldown } from 'vite';

const PREFIX = 'inline-script:';

/** The leading null byte keeps other plugins from treating it as the file itself. */
const INNER = `\0${PREFIX}`;

/** Bundles `file` with its imports into one script. */
export const scriptOf = async (file: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [script] = [built].flat() as Rolldown.RolldownOutput[];
  return script!.output[0].code.trim();
};

export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith(PREFIX)) return null;
    const found = await this.resolve(source.slice(PREFIX.length), importer);
    return found && INNER + found.id;
  },
  async load(id) {
    if (!id.startsWith(INNER)) return null;
    const file = id.slice(INNER.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(await scriptOf(file))}`;
  },
});
