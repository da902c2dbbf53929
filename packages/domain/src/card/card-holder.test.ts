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

  test('is the buyer’s own when it is sent to the buyer’s own address, however written', () => {
    for (const type of DELIVERY_TYPES) expect(isHeldByBuyer(type, ' INES@exemple.fr', OWN)).toBe(true);
    expect(isHeldByBuyer('email', '', '')).toBe(false);
  });
});

describe('a claim by number and PIN', () => {
  test('takes a card that nobody holds, or that its buyer was merely handed [S1.16][S7.97][A-89]', () => {
    expect(judgeClaim({ isMatch: true, holderId: null, isProven: false })).toBe('claim');
    expect(judgeClaim({ isMatch: true, holderId: 'C1', isProven: false })).toBe('claim');
    expect(judgeClaim({ isMatch: true, holderId: null, isProven: true })).toBe('claim');
  });

  test('finds a card taken whose holder has proven to have it, and tells a stranger nothing [A-89]', () => {
    expect(judgeClaim({ isMatch: true, holderId: 'C1', isProven: true })).toBe('taken');
    for (const holderId of [null, 'C1'])
      for (const isProven of [true, false]) expect(judgeClaim({ isMatch: false, holderId, isProven })).toBe('unknown');
  });
});
