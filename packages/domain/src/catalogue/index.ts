/** What the shop sells (spec sections 1, 2 and 3). */
export { checkAmount, checkAmountEntry, type AmountLimitRefusal } from './amount.ts';
export {
  EMPTY_CATALOGUE,
  fetchCategory,
  receiveProducts,
  shownCategories,
  type CatalogueState,
  type Code,
} from './catalogue-state.ts';
export {
  BRANDS_CLAIMED,
  CARD_KINDS,
  CATEGORIES_SHOWN_FIRST,
  PRODUCTS_PER_PAGE,
  PRODUCT_SORTS,
  TRANSFER_MODES,
  USABLE_AT,
  VOUCHER_KINDS,
  isPhysicalKind,
  type AdditionalProduct,
  type CardKind,
  type Category,
  type Product,
  type ProductSort,
  type ProductTexts,
  type Template,
  type TransferMode,
  type UsableAt,
  type VoucherKind,
} from './catalogue.ts';
export { CARD_KIND_CODES, PRODUCT_SORT_CODES, cardKindOfCode } from './codes.ts';
export {
  productDetailMachine,
  selectDetail,
  selectDetailFailure,
  type ProductDetailEvent,
  type ProductDetailSnapshot,
} from './product-detail.machine.ts';
export {
  NO_FILTER,
  countByCategory,
  foldForSearch,
  searchProducts,
  type CategoryCount,
  type ProductFilter,
} from './search.ts';
export { saleTaxRate, taxMomentOf, type TaxMoment } from './voucher-tax.ts';
export { CODE_LIST_IDS, CODE_LISTS, nameOfCode, type CodeList } from './code-list.ts';

export { isOfferOn } from './offer.ts';
