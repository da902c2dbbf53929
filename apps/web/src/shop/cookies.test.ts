import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCookies } from './cookies.ts';

test('a cookie holds any text until it is removed, and others of a longer name are not taken for it', () => {
  const cookies = createCookies(document);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
      cookies.set('LE', text, 60_000);
      cookies.set('XLE', 'another', 60_000);
      expect(cookies.get('LE')).toBe(text);
    }),
  );
  cookies.remove('LE');
  expect(cookies.get('LE')).toBeNull();
  expect(cookies.get('XLE')).toBe('another');
});

test('a cookie that cannot be read is none', () => {
  expect(createCookies({ cookie: 'LE=%E0%A4%A; other=1' }).get('LE')).toBeNull();
});
