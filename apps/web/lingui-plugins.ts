/** The plugins that compile texts in the sources into messages: for builds, tests and stories. */
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/** Works from any working directory: the macro otherwise looks its configuration up there. */
export const linguiPlugins = (): PluginOption[] => {
  process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts');
  const place = { cwd: import.meta.dirname };
  return [lingui(place), babel({ presets: [linguiTransformerBabelPreset({}, place)] })];
};
