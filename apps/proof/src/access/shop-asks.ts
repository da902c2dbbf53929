/** Requests for public data. */
import { type AsksOf, by } from './ask.ts';

const LANGUAGE = { language: 'fr' } as const;

/** One grey dot. */
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
  init: by(async () => () => ({})),
  captcha: by(async () => () => ({ action: 'cardQuery', kind: 'standard' })),
  unitParameters: by(async () => () => ({})),
  countryCodes: by(async () => () => LANGUAGE),
  timestamp: by(async () => () => ({ timestampBase64: Buffer.from('202611211000').toString('base64url') })),
  categories: by(async () => () => LANGUAGE),
  products: by(async () => () => ({ ...LANGUAGE, categoryId: 'all', page: '1' })),
  productDetail: by(async () => () => ({ ...LANGUAGE, itemCode: 'offrande' })),
  templateCategories: by(async () => () => LANGUAGE),
  templates: by(async () => () => LANGUAGE),
  additionalProducts: by(async () => () => LANGUAGE),
  letterTypes: by(async () => () => LANGUAGE),
  codeList: by(async () => () => ({ ...LANGUAGE, list: 'companyType' })),
  stores: by(async () => () => ({})),
  queryAddressInfo: by(async () => () => ({ zipCode: '75003' })),
  uploadResource: by(async () => () => ({ fileFormat: 'png', resourceContent: PNG })),
};
