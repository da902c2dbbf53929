/**
 * Which catalogue the texts of a source file are in: that of the screen that lies in its folder, by the groups of screens
 * (`screen-groups.ts`), or what is said here about files that belong to no screen. The nearest folder decides.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GROUPS, textsOf, type TextsName } from './src/page/screen-groups.ts';
import { namedScreens } from './src/app/screen-sources.ts';

/** The screens and their files, as the sources in this folder name them. */
export const SCREENS = namedScreens(
  Object.fromEntries(
    globSync('src/app/*-screens.ts', { cwd: import.meta.dirname }).map((file) => [
      basename(file),
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ]),
  ),
);

const inCart = (...names: readonly string[]): readonly string[] => names.map((name) => `src/features/cart/${name}`);

/** What belongs to no screen, or to more than that of its folder. */
const MORE: Readonly<Partial<Record<TextsName, readonly string[]>>> = {
  shop: ['src/app', 'src/page', 'src/layouts', 'src/features/connection', ...inCart('cart-hover.tsx')],
  buying: [
    'src/messages',
    'src/shop',
    ...['coupon', 'form', 'payment', 'phone'].map((name) => `src/features/${name}`),
    ...inCart('cart-lines.tsx', 'cart-preview.tsx', 'empty-cart.tsx', 'line-notes.tsx', 'line-words.ts'),
    'src/features/session/entry-alert.tsx',
    ...inCart('post-note.tsx', 'use-cost-lines.ts', 'use-posted-time.ts'),
  ],
  captcha: ['src/features/captcha', 'src/features/notification'],
  auth: ['src/features/session'],
  account: ['src/features/account'],
  consent: ['src/features/consent', 'src/features/chat'],
};

export const TEXTS_NAMES = Object.keys(GROUPS) as readonly TextsName[];

/** Folders and files by their catalogue. */
const OWNERS: ReadonlyMap<string, TextsName> = new Map([
  ...SCREENS.map(({ screen, file }) => [dirname(file), textsOf(screen)] as const),
  ...TEXTS_NAMES.flatMap((name) => (MORE[name] ?? []).map((path) => [path, name] as const)),
]);

/** Null where nobody has said it. */
export const textsNameOf = (file: string): TextsName | null => {
  if (!file.startsWith('src/')) return null;
  return OWNERS.get(file) ?? textsNameOf(dirname(file));
};

/** What a catalogue is made of; what lies deeper in one of its folders and belongs to another is left out. */
export const textSources = (name: TextsName): { readonly include: string[]; readonly exclude: string[] } => {
  const include = [...OWNERS].filter(([, owner]) => owner === name).map(([path]) => path);
  const exclude = [...OWNERS]
    .filter(([path, owner]) => owner !== name && include.some((folder) => path.startsWith(`${folder}/`)))
    .map(([path]) => (/\.tsx?$/.test(path) ? path : `${path}/**`));
  return { include, exclude };
};
