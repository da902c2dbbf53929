/**
 * Which folder may import which, as data for the import rules: a folder sees its own rank and the ranks below. Files next to
 * the folders of a package, such as `shop.ts`, have a rank as well.
 */
interface Ranked {
  readonly root: string;
  /** Why there is an order. */
  readonly comment: string;
  /** From the lowest. */
  readonly ranks: readonly (readonly string[])[];
}

export const RANKED: Readonly<Record<'domain' | 'server' | 'web', Ranked>> = {
  domain: {
    root: 'packages/domain/src',
    comment: 'A concept sees its own rank and the ranks below, so that a rule can be read without what is built on it.',
    ranks: [
      [
        'money',
        'locale',
        'text',
        'time',
        'phone',
        'password',
        'email',
        'file',
        'address',
        'form',
        'gateway',
        'location',
        'captcha',
        'paging',
        'token',
        'browser-storage',
      ],
      ['catalogue', 'customer'],
      ['delivery', 'personalisation', 'discount', 'coupon', 'fees', 'store'],
      ['cart', 'pricing'],
      [
        'order',
        'order-payload',
        'bank-transfer',
        'payment',
        'payment-attempt',
        'sale',
        'card',
        'card-history',
        'card-import',
        'card-update',
        'card-copy',
        'wallet',
        'quotation',
        'transfer',
        'unlock',
        'ledger',
        'top-up',
        'inbox',
        'phone-credit',
        'profile',
        'account-closing',
        'address-book',
        'phone-change',
        'invoicing',
        'notification',
        'line-entry',
        'sign-in',
      ],
      [
        'guest-gate',
        'leave-guard',
        'checkout',
        'registration',
        'business-registration',
        'dossier-field',
        'stakeholder',
        'dossier',
        'kyb',
        'session',
        'identity-provider',
        'password-reset',
        'salesman',
        'bulk-order',
        'member-validation',
        'consent',
      ],
      ['access', 'unit-path', 'business-unit'],
    ],
  },
  server: {
    root: 'apps/server/src',
    comment: 'What a folder of the server does can be read without what is built on it; only the last rank wires.',
    ranks: [
      ['configuration.ts', 'database', 'document', 'log', 'providers', 'random.ts', 'spreadsheet', 'vault.ts'],
      ['call', 'catalogue', 'shop.ts', 'unit'],
      ['ledger', 'mail', 'note', 'outbox', 'product', 'reference', 'resource', 'task'],
      [
        'captcha',
        'customer',
        'identity',
        'login',
        'membership',
        'password',
        'profile',
        'account-closing',
        'address-book',
        'phone-change',
        'invoicing',
        'registration',
        'session',
        'verification',
      ],
      ['bulk-order', 'card', 'coupon', 'draft', 'import', 'unlock', 'wallet'],
      ['order', 'payment', 'top-up'],
      [
        'account-message',
        'card-copy',
        'card-document',
        'card-file',
        'delivery',
        'inbox',
        'invoice',
        'issue',
        'issued-card',
        'parcel',
        'quotation',
        'transfer',
      ],
      ['http', 'main.ts', 'metrics', 'page', 'seed', 'staff', 'worker'],
    ],
  },
  web: {
    root: 'apps/web/src',
    comment:
      'What every screen stands on (the page, what the shop remembers, the words) knows no screen; only `app` knows them all.',
    ranks: [['env.d.ts', 'page'], ['shop'], ['messages'], ['features'], ['layouts'], ['app']],
  },
};

/** Tests and their support files: they may import everything, and nothing may import them. */
export const TEST_FILES = String.raw`\.(test|stories)\.tsx?$|\.arbitraries\.ts$|/testing(\.ts$|/)|/e2e/|^scripts/|vitest|/fixtures?/|/dev/|/test-servers\.ts$|/throw-away-postgres\.ts$`;
