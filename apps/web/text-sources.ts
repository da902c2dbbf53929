/**
 * Which catalogue a source file's texts belong to: that of the screen in its folder, by the groups of screens
 * (`screen-groups.ts`), or the one given here for files outside any screen. The nearest folder decides.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GROUPS, screenTexts, type TextsName } from './src/page/screen-groups.ts';
import { namedScreens } from './src/app/screen-sources.ts';

/** The screens and their files, parsed from the sources in this folder. */
export const SCREENS = namedScreens(
  Object.fromEntries(
    globSync('src/app/*-screens.ts', { cwd: import.meta.dirname }).map((file) => [
      basename(file),
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ]),
  ),
);

const inCart = (...names: readonly string[]): readonly string[] => names.map((name) => `src/features/cart/${name}`);

/** Files of no screen, or of more than the screen in their folder. */
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
  hero: [
    'src/features/order/order-hero.tsx',
    'src/features/order/order-contact.tsx',
    'src/features/account/orders/order-status-tag.tsx',
  ],
  identity: ['src/features/form/identity-document-fields.tsx'],
  captcha: ['src/features/captcha', 'src/features/notification'],
  auth: ['src/features/session'],
  company: ['src/features/auth/company', 'src/features/account/profile/company'],
  'company-roles': ['src/features/company-join/use-role-names.ts', 'src/features/company-buying/verification-way.tsx'],
  desk: ['src/features/company-desk', 'src/layouts/trade-links.ts'],
  tax: ['src/features/tax'],
  discounts: ['src/features/checkout/reward-part.tsx', ...inCart('reward-choices.tsx', 'discounts-failed.tsx')],
  invoicing: ['src/features/company-buying/invoicing-part.tsx'],
  decisions: ['waiting-orders.tsx', 'waiting-row.tsx', 'refusal-question.tsx'].map(
    (name) => `src/features/company-decisions/${name}`,
  ),
  'selling-terms': [
    'terms-part.tsx',
    'term-field.tsx',
    'use-term-words.ts',
    'use-term-entry.ts',
    'approval-notice.tsx',
  ].map((name) => `src/features/salesman-selling/${name}`),
  'quotation-request': ['src/features/company-quotations/quotation-for-cart.tsx'],
  selling: [
    ...['customer-bar.tsx', 'draft-state.tsx', 'two-versions.tsx'].map(
      (name) => `src/features/salesman-selling/${name}`,
    ),
    'src/features/customer',
  ],
  approval: ['src/features/order/order-approval.tsx'],
  order: ['src/features/bank-transfer'],
  'wallet-transfer': ['src/features/account/wallet-transfer'],
  'other-door': ['src/features/auth/other-door.tsx'],
  account: ['src/features/account'],
  consent: ['src/features/consent', 'src/features/chat', 'src/shop/clock-notice.tsx'],
};

export const TEXTS_NAMES = Object.keys(GROUPS) as readonly TextsName[];

/** Folders and files, grouped by catalogue. */
const OWNERS: ReadonlyMap<string, TextsName> = new Map([
  ...SCREENS.map(({ screen, file }) => [dirname(file), screenTexts(screen)] as const),
  ...TEXTS_NAMES.flatMap((name) => (MORE[name] ?? []).map((path) => [path, name] as const)),
]);

/** Null if undefined. */
export const textsNameOf = (file: string): TextsName | null => {
  if (!file.startsWith('src/')) return null;
  return OWNERS.get(file) ?? textsNameOf(dirname(file));
};

/** The sources of a catalogue; nested paths that belong to another catalogue are excluded. */
export const textSources = (name: TextsName): { readonly include: string[]; readonly exclude: string[] } => {
  const include = [...OWNERS].filter(([, owner]) => owner === name).map(([path]) => path);
  const exclude = [...OWNERS]
    .filter(([path, owner]) => owner !== name && include.some((folder) => path.startsWith(`${folder}/`)))
    .map(([path]) => (/\.tsx?$/.test(path) ? path : `${path}/**`));
  return { include, exclude };
};
