import { type AnyCall, calls } from '@offrande/api-client/contract';
import { PRODUCTS_PER_PAGE } from '@offrande/domain/catalogue';
import { unit as FR } from '@offrande/tenants/FR';
import { Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { createArtBook } from './art.ts';
import {
  listAdditionalProducts,
  listCategories,
  listLetterTypes,
  listProducts,
  listTemplateCategories,
  listTemplates,
  readProduct,
} from '../product/catalogue-calls.ts';
import { createUnitCatalogue } from './unit-catalogue.ts';

const catalogue = createUnitCatalogue(FR, createArtBook());
const asked = { aggregatorBuId: 'FR', language: 'fr' };
const page = (number: string, productName?: string) =>
  listProducts(catalogue, {
    ...asked,
    categoryId: 'all',
    page: number,
    ...(productName === undefined ? {} : { productName }),
  });

describe('the catalogue', () => {
  test('every answer satisfies the contract [S7.69, S7.70]', () => {
    const answers: readonly (readonly [AnyCall, unknown])[] = [
      [calls.categories, listCategories(catalogue, asked)],
      [calls.products, page('0')],
      [calls.templates, listTemplates(catalogue, asked)],
      [calls.templateCategories, listTemplateCategories(catalogue, asked)],
      [calls.additionalProducts, listAdditionalProducts(catalogue, asked)],
      [calls.letterTypes, listLetterTypes(catalogue, asked)],
      ...FR.products.map(
        ({ itemCode }) =>
          [calls.productDetail, readProduct(catalogue, { buId: 'FR', itemCode, language: 'en' })] as const,
      ),
    ];
    for (const [call, answer] of answers) expect(() => Schema.decodeUnknownSync(call.response)(answer)).not.toThrow();
  });

  test('pages are numbered from 1, have 12 products each and together contain each product once [S9.30]', () => {
    const { totalCount } = page('1');
    const pages = Array.from(
      { length: Math.ceil(totalCount / PRODUCTS_PER_PAGE) },
      (_, at) => page(String(at + 1)).items,
    );
    expect(pages[0]).toHaveLength(12);
    expect(new Set(pages.flat().map(({ itemCode }) => itemCode)).size).toBe(totalCount);
    expect(page(String(pages.length + 1)).items).toEqual([]);
  });

  test('all brands can be loaded at once [A-98]', () => {
    expect(page('0').items).toHaveLength(page('1').totalCount);
    expect(page('0').items.length).toBeGreaterThanOrEqual(300);
  });

  test('the counts of the categories add up to the total', () => {
    const { categories } = listCategories(catalogue, asked);
    expect(categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(page('1').totalCount);
  });

  test('a search ignores case and accents', () => {
    const [product] = page('0').items.filter(({ productName }) => /[éèê]/.test(productName));
    const plain = product!.productName.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    expect(page('0', plain).items.map(({ itemCode }) => itemCode)).toContain(product!.itemCode);
  });

  test('only products printed with lines have faces', () => {
    const withLines = FR.products.find(({ hasTemplates }) => hasTemplates)!;
    const without = FR.products.find(({ hasTemplates }) => !hasTemplates)!;
    expect(listTemplates(catalogue, { ...asked, itemCode: withLines.itemCode }).templates.length).toBeGreaterThan(0);
    expect(listTemplates(catalogue, { ...asked, itemCode: without.itemCode }).templates).toEqual([]);
  });

  test('every picture in it can be drawn', () => {
    for (const { productImgUrl } of page('0').items) {
      expect(catalogue.art.svgOf(productImgUrl.slice('/art/'.length, -'.svg'.length))).toMatch(/^<svg /);
    }
    expect(catalogue.art.svgOf('0'.repeat(20))).toBeNull();
  });

  test('a product that the unit does not sell is not found', () => {
    expect(readProduct(catalogue, { buId: 'FR', itemCode: 'nothing', language: 'fr' })).toBeNull();
  });

  test('a text missing in a language falls back to the unit’s default language [A-51]', () => {
    const [product] = FR.products;
    expect(readProduct(catalogue, { buId: 'FR', itemCode: product!.itemCode, language: 'pt' })?.productName).toBe(
      product!.name.fr,
    );
  });
});
