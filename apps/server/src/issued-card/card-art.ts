/**
 * The face of a card as JPEG, which a PDF embeds directly, rendered from its SVG. The wordmarks are text, so the renderer is configured
 * with the font packages: a machine without fonts draws the same card.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';

const require = createRequire(import.meta.url);
const PACKAGES = ['manrope', 'inter', 'noto-serif-display'];
/** Three pixels per point of the printed width. */
const WIDTH_PX = 1026;

const folders = PACKAGES.map((name) => join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files'));

let renderer: Promise<typeof import('sharp')> | null = null;

/** Fontconfig reads its configuration when the drawing library is loaded, so the file is written before. */
const loadRenderer = (): Promise<typeof import('sharp')> => {
  if (process.env['FONTCONFIG_FILE'] === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'offrande-fonts-'));
    const file = join(folder, 'fonts.conf');
    const directories = folders.map((path) => `<dir>${path}</dir>`).join('');
    writeFileSync(file, `<?xml version="1.0"?><fontconfig>${directories}<cachedir>${folder}</cachedir></fontconfig>`);
    process.env['FONTCONFIG_FILE'] = file;
  }
  return import('sharp');
};

/** A drawing at three times its size, to be cropped and encoded as needed. */
export const renderDrawing = async (svg: string): Promise<Sharp> => {
  renderer ??= loadRenderer();
  const { default: sharp } = await renderer;
  return sharp(Buffer.from(svg), { density: 216 });
};

const draw = async (svg: string): Promise<Uint8Array> => {
  const picture = (await renderDrawing(svg)).resize({ width: WIDTH_PX }).flatten({ background: '#FFFFFF' });
  return new Uint8Array(await picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer());
};

/** A batch prints the same face repeatedly, so the last few are cached. */
const CACHED_MAX = 8;
const kept = new Map<string, Promise<Uint8Array>>();

export const drawCardArt = (svg: string): Promise<Uint8Array> => {
  const known = kept.get(svg);
  if (known !== undefined) return known;
  const drawn = draw(svg);
  kept.set(svg, drawn);
  drawn.catch(() => kept.delete(svg));
  if (kept.size > CACHED_MAX) kept.delete(kept.keys().next().value!);
  return drawn;
};
