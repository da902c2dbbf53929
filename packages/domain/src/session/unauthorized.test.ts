import { describe, expect, test } from 'vitest';
import { afterUnauthorized } from './index.ts';

describe('an answer 401', () => {
  test('signs members out, shows credentials’ own error, clears the company check, and is generic for guests [A-70]', () => {
    expect((['member', 'credential', 'kyb', 'guest'] as const).map(afterUnauthorized)).toEqual([
      'forceLogout',
      'showError',
      'clearKyb',
      'genericError',
    ]);
  });
});
