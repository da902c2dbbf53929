import { spoilt } from '@offrande/domain/gateway/testing';
import { describe, expect, test } from 'vitest';
import { readPageData, readPageTiles, writePageData, writePageTiles } from './index.ts';
import type { PageData } from './index.ts';

const TILE = {
  itemCode: 'GC1',
  name: 'Bookshop',
  categoryId: 'books',
  low: '10',
  high: '250 €',
  usableAt: 'both',
  place: null,
  offer: '5 % off',
  imageUrl: '/art/1.svg',
} as const;

const PAGES: readonly PageData[] = [
  { kind: 'none' },
  { kind: 'phoneCredit', tiles: [TILE] },
  { kind: 'content', content: { title: 'Terms', html: '<p>Terms</p>' } },
  { kind: 'faq', faq: { topics: [{ title: 'Cards', entries: [{ question: 'How?', answer: 'So.' }] }] } },
  { kind: 'contact', contact: { address: ['1 High Street'], html: null } },
  {
    kind: 'sitemap',
    sitemap: {
      categories: [{ id: 'books', name: 'Books' }],
      pages: [{ href: '/terms', title: 'Terms' }],
      account: {
        guest: [{ name: 'account', href: '/account' }],
        individual: [{ name: 'account', href: '/account' }],
        business: [{ name: 'accountQuotations', href: '/account/quotations' }],
        salesman: [],
      },
    },
  },
  {
    kind: 'home',
    home: {
      title: 'Gifts',
      lead: 'A card for everybody',
      sampleLines: ['For', 'you'],
      sampleAmount: '50 €',
      samplePhotoUrl: '/sample.svg',
      wall: ['/art/1.svg'],
      categories: [{ id: 'books', name: 'Books', count: 1 }],
      total: 1,
      tiles: [TILE],
    },
  },
];

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the data of a page', () => {
  test.each(PAGES.map((page) => [page.kind, page] as const))('%s is read as it was written', (_, page) => {
    expect(readPageData(overTheWire(writePageData(page)))).toEqual(page);
  });

  test.each(PAGES.map((page) => [page.kind, page] as const))(
    '%s with anything else in one of its fields is refused, and so is what has one more',
    (_, page) => {
      for (const near of spoilt(page)) expect(() => readPageData(near)).toThrow();
      expect(() => readPageData({ ...page, more: 1 })).toThrow();
    },
  );

  test('of all tiles is a list of tiles and nothing else', () => {
    expect(readPageTiles(overTheWire(writePageTiles({ tiles: [TILE] })))).toEqual({ tiles: [TILE] });
    for (const near of [null, [], {}, { tiles: [{}] }, { tiles: [TILE], page: 1 }])
      expect(() => readPageTiles(near)).toThrow();
  });
});
