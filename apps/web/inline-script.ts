/**
 * `import script from 'inline-script:./file.ts'` gives a file and all that it imports as the text of one small script, for
 * pages that carry it themselves: by then no other file has come.
 */
import { build, type Plugin, type Rolldown } from 'vite';

const PREFIX = 'inline-script:';

/** Beginning with a zero, so that no other plugin takes it for the file. */
const INNER = `\0${PREFIX}`;

/** The text of the script that `file` and its imports make. */
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
