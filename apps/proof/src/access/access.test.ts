/** The access matrix, and the isolation of units in the database without the checks of the application. */
import { type CallName, calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { judgeAccess, judgeWalls } from './judge-access.ts';
import { MATRIX } from './matrix.ts';
import { takeDownWalls } from './owned-rows.ts';
import { openScene, type Scene } from './scene.ts';

test('the matrix has a row for every call of the contract and for no other', () => {
  expect(new Set(Object.keys(MATRIX))).toEqual(new Set(Object.keys(calls)));
});

describe('of all calls', () => {
  let place: VisitedShop;
  let scene: Scene;
  beforeAll(async () => {
    place = await openVisitedShop({ postgresUrl: inject('postgresUrl') });
    scene = openScene(place);
  });
  afterAll(() => place.close());

  test(
    'every call answers nobody, guests, neighbours, strangers and its owner as the matrix says, and only the owner is told what is the owner’s [S7.124]',
    { timeout: 120_000 },
    async () => {
      const { asked, surprises } = await judgeAccess(scene);
      expect(surprises).toEqual([]);
      expect(place.defects).toEqual([]);
      expect(asked).toBeGreaterThan(500);
      expect(await place.broken()).toEqual([]);
    },
  );

  test(
    'a shop that checks nothing and asks in another unit is told nothing of this one, and changes nothing here',
    { timeout: 120_000 },
    async () => {
      const { shown, changed } = await judgeWalls(scene);
      expect({ shown, changed }).toEqual({ shown: [], changed: [] });
    },
  );

  test(
    'it is row-level security that keeps units apart then: without it the same shop is told',
    { timeout: 120_000 },
    async () => {
      await takeDownWalls(place.shop.connection);
      const reading: readonly CallName[] = [
        'getMemberProfile',
        'memberCards',
        'orderDetail',
        'getMemberWallet',
        'cardPin',
      ];
      const writing: readonly CallName[] = ['cancelOrder', 'cardTransfer', 'deleteDraft', 'deleteAccount'];
      const { shown, changed } = await judgeWalls(scene, [...reading, ...writing]);
      expect(shown).toEqual(expect.arrayContaining([...reading]));
      expect(changed).toEqual([...writing]);
    },
  );
});
