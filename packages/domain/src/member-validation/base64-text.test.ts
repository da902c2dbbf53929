import { encode } from 'effect/encoding/Base64Url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBase64Text, writeBase64Text } from './base64-text.ts';

const wellFormed = fc.string({ unit: 'binary' });

test('a text of any script is written as others write it, and read back [S4.69]', () => {
  fc.assert(
    fc.property(wellFormed, (text) => {
      expect(writeBase64Text(text)).toBe(encode(text));
      expect(readBase64Text(writeBase64Text(text))).toBe(text);
    }),
  );
});

test('what is no base64, is cut off or holds no UTF-8 is no text', () => {
  for (const encoded of ['!', 'A', 'AAAAA', 'YQ==', 'a+b/', 'YR', '_w', '4oI'])
    expect(readBase64Text(encoded)).toBeNull();
  expect(readBase64Text('')).toBe('');
});
