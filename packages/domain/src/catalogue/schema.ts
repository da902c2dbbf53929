/** How catalogue is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CardKindFromCode, ProductSortFromCode, additionalProductSchema, productSchema } from './catalogue.schema.ts';
export { PRODUCT_IMAGES_MAX, ProductImagesFromWire } from './product-images.schema.ts';
export { CodeFromWire, CodeListFromId } from './code-list.schema.ts';
