/** Import rules of the repository (CONTRIBUTING, "Who may import whom"). Each rule states its reason. */
const { RANKED, TEST_FILES } = require('./scripts/import-ranks.ts');

const DOMAIN = `^${RANKED.domain.root}`;
/** The proofs are tests in another form. */
const TESTS = `${TEST_FILES}|^apps/proof/`;

/** The direct members of a ranked package: folders, and files by their full name. */
const inside = ({ root }, names) =>
  `^${root}/(${names.map((name) => (name.endsWith('.ts') ? `${name.replace('.', '\\.')}$` : `${name}/`)).join('|')})`;

/** A rule for every rank but the last, and one that nothing is without a rank. */
const rulesOfRanks = ([name, ranked]) => [
  ...ranked.ranks.slice(0, -1).map((names, index) => ({
    name: `${name}-rank-${index}`,
    comment: ranked.comment,
    severity: 'error',
    from: { path: inside(ranked, names), pathNot: TESTS },
    to: { path: inside(ranked, ranked.ranks.slice(index + 1).flat()) },
  })),
  ...['from', 'to'].map((side) => ({
    name: `${name}-folder-is-ranked`,
    comment: 'A folder without a rank escapes the rank rule, whether it imports or is imported.',
    severity: 'error',
    from: {},
    to: {},
    [side]: { path: `^${ranked.root}/`, pathNot: [inside(ranked, ranked.ranks.flat()), TESTS] },
  })),
];

module.exports = {
  forbidden: [
    ...Object.entries(RANKED).flatMap(rulesOfRanks),
    {
      name: 'domain-stays-pure',
      comment: 'The domain knows no other part of the house.',
      severity: 'error',
      from: { path: `${DOMAIN}/` },
      to: { path: '^(packages/(?!domain/)|apps/|tenants/)' },
    },
    {
      name: 'domain-npm-allow-list',
      comment: 'Four libraries that are pure; anything else would follow the domain into every channel.',
      severity: 'error',
      from: { path: `${DOMAIN}/`, pathNot: TESTS },
      to: { path: '^node_modules/', pathNot: '^node_modules/(xstate|effect|decimal\\.js|libphonenumber-js)/' },
    },
    {
      name: 'domain-without-node',
      comment: 'The domain runs in a browser, on a till and on a server.',
      severity: 'error',
      from: { path: `${DOMAIN}/`, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'through-the-index',
      comment:
        'The index is the door of a concept, the schema the door to how it is stored and sent; what is behind them may change.',
      severity: 'error',
      from: { path: `${DOMAIN}/([^/]+)/` },
      to: { path: `${DOMAIN}/[^/]+/`, pathNot: [`${DOMAIN}/$1/`, `${DOMAIN}/[^/]+/(index|schema|testing)\\.ts$`] },
    },
    {
      name: 'rules-carry-no-schema',
      comment: 'Whoever takes a rule takes no decoder with it (docs/decisions/009). Types may come from a schema.',
      severity: 'error',
      from: { path: `${DOMAIN}/`, pathNot: `${TESTS}|schema\\.ts$` },
      to: { path: `${DOMAIN}/.*schema\\.ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-entry-from-tests-only',
      comment: 'Generated data must never reach a running shop.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { path: '(/testing\\.ts|\\.arbitraries\\.ts|/src/testing/|^apps/server/src/http/testing/|^apps/proof/)' },
    },
    {
      name: 'contract-without-transport',
      comment: 'The server shares the contract and must not receive a browser client with it.',
      severity: 'error',
      from: { path: '^packages/api-client/src/contract/' },
      to: { path: '^(node_modules/(ky|jose)/|packages/api-client/src/(client|gateways|identity|testing)/)' },
    },
    {
      name: 'sheets-stand-alone',
      comment:
        'The server reads each file in a new process, which would load whatever the reader imports; types cost nothing.',
      severity: 'error',
      from: { path: '^packages/sheets/src/', pathNot: TESTS },
      to: { path: '^(packages/(?!sheets/)|apps/|tenants/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-kit-knows-no-domain',
      comment: 'Components take texts and values as props, so that a designer needs no shop to look at them.',
      severity: 'error',
      from: { path: '^packages/ui-kit/src/' },
      to: { path: '^(packages/(?!ui-kit/)|apps/|tenants/)|^node_modules/(@lingui|xstate|effect)/' },
    },
    {
      name: 'server-contract-only',
      comment: 'The server meets the web app as a built artifact and the client only in tests.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: TESTS },
      to: {
        path: '^(packages/api-client/src/(client|gateways|identity|testing)/|packages/ui-kit/|apps/(web|sandbox)/)',
      },
    },
    {
      name: 'proof-stands-outside',
      comment: 'A proof drives the server from outside; what a buyer sees is proven by journeys.',
      severity: 'error',
      from: { path: '^apps/proof/' },
      to: { path: '^(packages/ui-kit/|apps/web/)' },
    },
    {
      name: 'sandbox-alone',
      comment: 'The sandbox stands for other companies; what it shared with the shop it could not test.',
      severity: 'error',
      from: { path: '^apps/sandbox/src/' },
      to: { path: '^(packages/|tenants/|apps/(web|server)/)' },
    },
    {
      name: 'web-stays-in-front',
      comment: 'The web app reaches the server over HTTP only.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/(server|sandbox)/' },
    },
    {
      name: 'tenants-are-data',
      comment: 'A unit is data; code in it would be a difference between units that nobody can find.',
      severity: 'error',
      from: { path: '^tenants/', pathNot: TESTS },
      to: { path: '^(packages|apps)/|^node_modules/', pathNot: '^packages/domain/src/business-unit/schema\\.ts$' },
    },
    {
      name: 'tenants-are-typed',
      comment:
        'A unit states the parameters that the domain reads: their type is said once. Nothing else comes with it.',
      severity: 'error',
      from: { path: '^tenants/', pathNot: TESTS },
      to: { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment: 'A cycle has no first file to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that resolves to nothing hides every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw|inline)$|^virtual:|^inline-script:|\\.css$|\\.po$|^bun:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
