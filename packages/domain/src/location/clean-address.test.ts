import { expect, test } from 'vitest';
import { withoutParameters } from './index.ts';

test('an address loses the named parameters, and keeps its path and all others', () => {
  const location = { path: '/auth/login', query: { code: 'c', state: 's', nextStep: 'checkout' } };
  expect(withoutParameters(location, ['code', 'state', 'error'])).toEqual({
    path: '/auth/login',
    query: { nextStep: 'checkout' },
  });
  expect(withoutParameters(location, [])).toEqual(location);
});
