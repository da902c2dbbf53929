/**
 * Calls that the shop offers and its own pages do not make, since the server renders the same data into the pages. A till, a
 * kiosk or a script uses them.
 */
export const CALLS_FOR_OTHER_CHANNELS: ReadonlySet<string> = new Set([
  'categories',
  'products',
  'templateCategories',
  'templates',
  'additionalProducts',
  'letterTypes',
  'stores',
  'countryCodes',
  'codeList',
]);
