import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRACT_LEVELS } from '../customer/index.ts';
import { contractLevels } from '../customer/testing.ts';
import { foundCount, nextCustomers, recentFirst } from './found-customers.ts';
import type { CustomersFound } from './found-customers.ts';
import { foundCustomer } from './testing.ts';

const PAGE = 3;

test('page after page shows each customer that is found once, and then ends [S6.18]', () => {
  fc.assert(
    fc.property(fc.array(foundCustomer, { maxLength: 20 }), fc.option(contractLevels), (all, level) => {
      const ofLevel = (wanted: string) => all.filter(({ contractLevel }) => contractLevel === wanted);
      const [light, enCompte, registered] = CONTRACT_LEVELS.map((one) => ofLevel(one).length);
      const counts = { light: light!, enCompte: enCompte!, registered: registered! };
      const listed = level === null ? all : ofLevel(level);
      const pages: CustomersFound[] = [];
      for (let from: number | null = 0; from !== null; from = nextCustomers(pages, level))
        pages.push({ customers: listed.slice(from, from + PAGE), counts, isCut: false });
      expect(pages.flatMap(({ customers }) => customers)).toEqual(listed);
      expect(foundCount(pages[0]!, level)).toBe(listed.length);
    }),
  );
});

test('a list that became shorter meanwhile ends [S6.18]', () => {
  const counts = { light: 9, enCompte: 0, registered: 0 };
  expect(nextCustomers([{ customers: [], counts, isCut: false }], null)).toBeNull();
  expect(nextCustomers([], null)).toBeNull();
});

test('those looked at last come apart only where nothing is searched for, and nobody is shown twice [S2.67]', () => {
  fc.assert(
    fc.property(fc.array(foundCustomer), fc.constantFrom('', 'atl'), (customers, query) => {
      const { recent, others } = recentFirst(customers, query);
      expect(recent.length + others.length).toBe(customers.length);
      expect(recent.every(({ isRecent }) => isRecent && query === '')).toBe(true);
      expect(others.every(({ isRecent }) => !isRecent || query !== '')).toBe(true);
    }),
  );
});
