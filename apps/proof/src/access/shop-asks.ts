/** Requests for public data. */
import { type AsksOf, ask } from './ask.ts';

const LANGUAGE = { language: 'fr' } as const;

/** A grey pixel. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export const shopAsks: AsksOf<
  | 'init'
  | 'captcha'
  | 'unitParameters'
  | 'countryCodes'
  | 'timestamp'
  | 'categories'
  | 'products'
  | 'productDetail'
  | 'templateCategories'
  | 'templates'
  | 'additionalProducts'
  | 'letterTypes'
  | 'uploadResource'
  | 'codeList'
  | 'stores'
  | 'queryAddressInfo'
> = {
  init: ask(async () => () => ({})),
  captcha: ask(async () => () => ({ action: 'cardQuery', kind: 'standard' })),
  unitParameters: ask(async () => () => ({})),
  countryCodes: ask(async () => () => LANGUAGE),
  timestamp: ask(async () => () => ({ timestampBase64: Buffer.from('202611211000').toString('base64url') })),
  categories: ask(async () => () => LANGUAGE),
  products: ask(async () => () => ({ ...LANGUAGE, categoryId: 'all', page: '1' })),
  productDetail: ask(async () => () => ({ ...LANGUAGE, itemCode: 'offrande' })),
  templateCategories: ask(async () => () => LANGUAGE),
  templates: ask(async () => () => LANGUAGE),
  additionalProducts: ask(async () => () => LANGUAGE),
  letterTypes: ask(async () => () => LANGUAGE),
  codeList: ask(async () => () => ({ ...LANGUAGE, list: 'companyType' })),
  stores: ask(async () => () => ({})),
  queryAddressInfo: ask(async () => () => ({ zipCode: '75003' })),
  uploadResource: ask(async () => () => ({ fileFormat: 'png', resourceContent: PNG })),
};
