import { describe, expect, test } from 'vitest';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import { isHeldByBuyer, judgeClaim } from './index.ts';

const OWN = 'ines@exemple.fr';

describe('a card that was sold', () => {
  test('belongs to the buyer when it is printed or part of a batch file [S1.16]', () => {
    expect(DELIVERY_TYPES.filter((type) => isHeldByBuyer(type, 'lukasz@exemple.fr', OWN))).toEqual(
      DELIVERY_TYPES.filter((type) => ['pdf', 'zip', 'cardFile', 'urlFile'].includes(type)),
    );
  });

  test('belongs to the buyer when it is sent to the buyer’s own address, in any spelling', () => {
    for (const type of DELIVERY_TYPES) expect(isHeldByBuyer(type, ' INES@exemple.fr', OWN)).toBe(true);
    expect(isHeldByBuyer('email', '', '')).toBe(false);
  });
});

describe('a claim by number and PIN', () => {
  test('succeeds for a card that has no holder, or that was merely delivered to its buyer [S1.16][S7.97][A-89]', () => {
    expect(judgeClaim({ isMatch: true, holderId: null, isProven: false })).toBe('claim');
    expect(judgeClaim({ isMatch: true, holderId: 'C1', isProven: false })).toBe('claim');
    expect(judgeClaim({ isMatch: true, holderId: null, isProven: true })).toBe('claim');
  });

  test('is refused for a card whose holder has proven it, and reveals nothing to a stranger [A-89]', () => {
    expect(judgeClaim({ isMatch: true, holderId: 'C1', isProven: true })).toBe('taken');
    for (const holderId of [null, 'C1'])
      for (const isProven of [true, false]) expect(judgeClaim({ isMatch: false, holderId, isProven })).toBe('unknown');
  });
});
