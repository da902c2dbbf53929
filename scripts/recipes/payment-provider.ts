/** A payment provider that is marketPay by another name: its API, its hosted page and its messages are alike. */
import { providers, types } from './checks.ts';
import type { Recipe } from './recipe.ts';
import type { Scratch } from './scratch.ts';

const NAMES = [
  ['marketPay', 'tillPay'],
  ['MarketPay', 'TillPay'],
  ['MARKETPAY', 'TILLPAY'],
  ['marketpay', 'tillpay'],
  ['market-pay', 'till-pay'],
] as const;

const renamed = (text: string): string => NAMES.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** A file of the new provider, made of that of marketPay. */
const likeMarketPay =
  (folder: string) =>
  ({ read, write }: Scratch) =>
    write(`${folder}/till-pay.ts`, renamed(read(`${folder}/market-pay.ts`)));

const ADAPTERS = 'apps/server/src/providers/payment';
const RULES = 'packages/domain/src/payment/providers';
const DIALECTS = 'apps/sandbox/src/payments/dialects';
const OPERATIONS = 'docs/operations.md';
const IMPORT = "import { marketPay } from './market-pay.ts';\n";
const LINE = '  marketPay,\n';

const addLine = ({ change }: Scratch, index: string): void => {
  change(index, IMPORT, IMPORT + renamed(IMPORT));
  change(index, LINE, LINE + renamed(LINE));
};

export const paymentProvider: Recipe = {
  adds: 'a payment provider',
  most: 6,
  names: { name: 'till-pay' },
  steps: [
    {
      place: `${RULES}/<name>.ts`,
      take: likeMarketPay(RULES),
      whenForgotten: { check: types, says: /payment\/providers\/index\.ts.*'\.\/till-pay\.ts'/u },
    },
    {
      place: `${RULES}/index.ts`,
      take: (scratch) => addLine(scratch, `${RULES}/index.ts`),
      whenForgotten: {
        check: providers,
        says: /tillPay: no line in packages\/domain\/src\/payment\/providers\/index\.ts/u,
      },
    },
    {
      place: `${ADAPTERS}/<name>.ts`,
      take: likeMarketPay(ADAPTERS),
      whenForgotten: { check: types, says: /apps\/server\/src\/providers\/payment\/index\.ts.*'\.\/till-pay\.ts'/u },
    },
    {
      place: `${ADAPTERS}/index.ts`,
      take: (scratch) => addLine(scratch, `${ADAPTERS}/index.ts`),
      whenForgotten: {
        check: providers,
        says: /tillPay: no line in apps\/server\/src\/providers\/payment\/index\.ts/u,
      },
    },
    {
      place: `${DIALECTS}/<name>.ts`,
      take: likeMarketPay(DIALECTS),
      whenForgotten: { check: providers, says: /tillPay: no file in apps\/sandbox\/src\/payments\/dialects/u },
    },
    {
      place: OPERATIONS,
      take: ({ read, write }) =>
        write(
          OPERATIONS,
          read(OPERATIONS).replace(/^\| `MARKETPAY_URL`.*\n/mu, (row) => row + renamed(row)),
        ),
      whenForgotten: { check: providers, says: /tillPay: no row of TILLPAY_URL in docs\/operations\.md/u },
    },
  ],
  mistakes: [],
  tests: [
    'packages/domain/src/payment',
    'packages/domain/src/business-unit/contradictions.test.ts',
    `${ADAPTERS}/payment-provider.contract.test.ts`,
    'apps/server/src/providers/provider-address.test.ts',
  ],
};
