/** The catalogue's calls, answered from data prepared at start, without a database query. */
import type { CallName } from '@offrande/api-client/contract';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, HandlersOf } from '../call/handler.ts';
import {
  listAdditionalProducts,
  listCategories,
  listLetterTypes,
  listProducts,
  listTemplateCategories,
  listTemplates,
  readProduct,
} from './catalogue-calls.ts';
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';

type CatalogueCall = Extract<
  CallName,
  | 'categories'
  | 'products'
  | 'productDetail'
  | 'templateCategories'
  | 'templates'
  | 'additionalProducts'
  | 'letterTypes'
>;

export const catalogueHandlers = (catalogues: ReadonlyMap<string, UnitCatalogue>): HandlersOf<CatalogueCall> => {
  const of = ({ shop, unit }: CallContext): UnitCatalogue => {
    const catalogue = catalogues.get(unit.id);
    if (catalogue === undefined) throw new Error(`Unit ${unit.id} has no catalogue`);
    return catalogue.at(shop.clock());
  };
  return {
    categories: async (request, context) => listCategories(of(context), request),
    products: async (request, context) => listProducts(of(context), request),
    productDetail: async (request, context) => {
      const product = readProduct(of(context), request);
      if (product === null) throw new CallRefused('notFound', { field: 'itemCode' });
      return product;
    },
    templateCategories: async (request, context) => listTemplateCategories(of(context), request),
    templates: async (request, context) => listTemplates(of(context), request),
    additionalProducts: async (request, context) => listAdditionalProducts(of(context), request),
    letterTypes: async (request, context) => listLetterTypes(of(context), request),
  };
};
