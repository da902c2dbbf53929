/** The plugins that turn texts in the sources into messages: for the builds, the tests and the stories. */
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/** Usable from any working folder: the macro looks its configuration up by this name alone. */
export const linguiPlugins = (): PluginOption[] => {
  process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts');
  const place = { cwd: import.meta.dirname };
  return [lingui(place), babel({ presets: [linguiTransformerBabelPreset({}, place)] })];
};
