/** The steps of `npm run check` that find what a recipe forgot, so that each can run alone on a copy. */
import type { Check } from './recipe.ts';

/** What the recipes make other than it was, of every package: a file here stands for all that it imports. */
const FILES = [
  'packages/domain/src/bulk-order/index.ts',
  'apps/server/src/card-file/file-kinds.ts',
  'apps/server/src/providers/payment/index.ts',
  'apps/web/src/env.d.ts',
  'apps/web/src/features/cart/line-words.ts',
  'apps/web/src/features/product/use-delivery-words.ts',
];

const CONFIG = 'tsconfig.recipes.json';

/** One program over some files instead of one a package; only what changed is checked again. */
export const types: Check = {
  title: 'types',
  run: ({ write, run }) => {
    const compilerOptions = { incremental: true, tsBuildInfoFile: '.recipes.tsbuildinfo' };
    write(CONFIG, JSON.stringify({ extends: './apps/web/tsconfig.json', compilerOptions, files: FILES, include: [] }));
    return run('tsc', '--noEmit', '-p', CONFIG);
  },
};

const step = (title: string, file: string, call: string): Check => {
  const [name] = call.split('(');
  const code = `import { ${name} } from './scripts/${file}'; process.exitCode = await ${call};`;
  return { title, run: ({ run }) => run('node', '--input-type=module', '--eval', code) };
};

export const units = step('units', 'units.ts', 'checkUnits()');

export const providers = step('payment providers', 'payment-providers.ts', 'checkPaymentProviders()');

/** Of one workspace, for to read its texts out of the sources is most of the time. */
export const screenTexts = step('catalogues of texts', 'catalogues.ts', "checkCatalogues(['apps/web'])");
export const mailTexts = step('catalogues of texts', 'catalogues.ts', "checkCatalogues(['apps/server'])");
