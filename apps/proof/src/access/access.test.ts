/** The access matrix, and the isolation of units in the database without the checks of the application. */
import { type CallName, calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { judgeAccess, judgeAdvisers, judgeColleagues, judgeIsolation } from './judge-access.ts';
import { MATRIX } from './matrix.ts';
import { disableRowLevelSecurity } from './owned-rows.ts';
import { COLLEAGUE_ROLES, MEMBER_KINDS } from './person.ts';
import { openScene, type Scene } from './scene.ts';

test('the matrix has a row for every call of the contract and for no other', () => {
  expect(new Set(Object.keys(MATRIX))).toEqual(new Set(Object.keys(calls)));
});

describe('across all calls', () => {
  let place: VisitedShop;
  let scene: Scene;
  beforeAll(async () => {
    place = await openVisitedShop({ postgresUrl: inject('postgresUrl') });
    scene = openScene(place, MEMBER_KINDS);
  });
  afterAll(() => place.close());

  test(
    'each caller is answered as the matrix says, and only the owner is shown the owner’s data [S7.124]',
    { timeout: 120_000 },
    async () => {
      const { asked, surprises } = await judgeAccess(scene);
      expect(surprises).toEqual([]);
      expect(place.defects).toEqual([]);
      expect(asked).toBeGreaterThan(500);
      expect(await place.broken()).toEqual([]);
    },
  );

  test.each(COLLEAGUE_ROLES)(
    'a colleague who is %s is shown what is the company’s, and may do nothing that is its administrators’ [A-183]',
    { timeout: 120_000 },
    async (role) => {
      const { asked, surprises } = await judgeColleagues(scene, role);
      expect(surprises).toEqual([]);
      expect(place.defects).toEqual([]);
      expect(asked).toBeGreaterThan(30);
    },
  );

  test(
    'a salesman orders and drafts for a company of their list, and does nothing else in its name [A-83][A-183]',
    { timeout: 120_000 },
    async () => {
      const { asked, surprises } = await judgeAdvisers(scene);
      expect(surprises).toEqual([]);
      expect(place.defects).toEqual([]);
      expect(asked).toBeGreaterThan(20);
    },
  );

  test(
    'with the application’s checks removed, a transaction of another unit can neither read nor change this unit’s data',
    { timeout: 120_000 },
    async () => {
      const { shown, changed } = await judgeIsolation(scene);
      expect({ shown, changed }).toEqual({ shown: [], changed: [] });
    },
  );

  test(
    'row-level security is what isolates the units: without it the same transactions read and change the data',
    { timeout: 120_000 },
    async () => {
      await disableRowLevelSecurity(place.shop.connection);
      const reading: readonly CallName[] = [
        'getMemberProfile',
        'memberCards',
        'orderDetail',
        'getMemberWallet',
        'cardPin',
      ];
      const writing: readonly CallName[] = ['cancelOrder', 'cardTransfer', 'deleteDraft', 'deleteAccount'];
      const { shown, changed } = await judgeIsolation(scene, [...reading, ...writing]);
      expect(shown).toEqual(expect.arrayContaining([...reading]));
      expect(changed).toEqual([...writing]);
    },
  );
});
