/** A unit that has the French one's data but for its name, its invoices and the colour of its home page. */
import { units } from './checks.ts';
import type { Recipe } from './recipe.ts';

const INDEX = `/** The business unit of the example, all of its data in one value: the French one's, with its own parameters. */
import { unit as FR } from '../FR/index.ts';
import type { Language } from '../FR/languages.ts';
import type { UnitData } from '../unit-data.ts';
import { parameters } from './parameters.ts';

export const unit: UnitData<Language> = { ...FR, parameters };
`;

const PARAMETERS = `/** Parameters of the unit of the example: the French ones, but for its name and its invoices. */
import type { Language } from '../FR/languages.ts';
import { parameters as french } from '../FR/parameters.ts';
import type { UnitParameters } from '../unit-data.ts';

export const parameters = {
  ...french,
  buId: 'QQ',
  buName: 'Exemple',
  buLegalName: 'Exemple SAS',
  invoicePrefix: 'QQ-',
} as const satisfies UnitParameters<Language>;
`;

const THEME = `/* Tokens of the unit of the example. */
[data-tenant='QQ'] {
  --hero-bg: #d8e4f8;
}

[data-tenant='QQ'][data-theme='dark'] {
  --hero-bg: #12263f;
}

@media (prefers-color-scheme: dark) {
  [data-tenant='QQ']:not([data-theme]) {
    --hero-bg: #12263f;
  }
}
`;

export const unit: Recipe = {
  adds: 'a unit',
  most: 3,
  names: { ID: 'QQ' },
  steps: [
    {
      place: 'tenants/<ID>/parameters.ts',
      take: ({ write }) => write('tenants/QQ/parameters.ts', PARAMETERS),
      whenForgotten: { check: units, says: /tenants\/QQ\/parameters\.ts/u },
    },
    {
      place: 'tenants/<ID>/index.ts',
      take: ({ write }) => write('tenants/QQ/index.ts', INDEX),
      whenForgotten: { check: units, says: /tenants\/QQ\/index\.ts/u },
    },
    {
      place: 'tenants/<ID>/theme.css',
      take: ({ write }) => write('tenants/QQ/theme.css', THEME),
      whenForgotten: { check: units, says: /tenants\/QQ: theme\.css: none under \[data-tenant='QQ'\]/u },
    },
  ],
  mistakes: [
    {
      what: 'whose theme is under the selector of another',
      make: ({ write }) => write('tenants/QQ/theme.css', THEME.replaceAll('QQ', 'FR')),
      check: units,
      says: /tenants\/QQ: theme\.css: none under \[data-tenant='QQ'\]/u,
    },
    {
      what: 'whose parameters contradict each other',
      make: ({ change }) =>
        change(
          'tenants/QQ/parameters.ts',
          "  buId: 'QQ',\n",
          "  buId: 'QQ',\n  isTwoFactor: 1,\n  loginMethods: ['apple'],\n",
        ),
      check: units,
      says: /tenants\/QQ: contradiction: .*TwoFactorWithoutNormalLogin/u,
    },
  ],
  tests: ['tenants', 'scripts/units.test.ts'],
};
