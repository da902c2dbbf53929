import { describe, expect, test } from 'vitest';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import { SPECIFIED_TYPES } from '../delivery/testing.ts';
import { isHeldByBuyer, judgeClaim } from './index.ts';

const OWN = 'ines@exemple.fr';

describe('a card that was sold', () => {
  test('is the buyer’s own when it is printed or comes in a file of the batch [S1.16]', () => {
    const own = SPECIFIED_TYPES.filter((type) => isHeldByBuyer(type, 'lukasz@exemple.fr', OWN));
    expect(own).toEqual(['pdf', 'zip', 'cardFile', 'urlFile']);
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
