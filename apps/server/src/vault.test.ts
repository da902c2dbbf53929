import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digits, draw, secret, systemRandom, uuid } from './random.ts';
import { createVault } from './vault.ts';

const vault = createVault(new Uint8Array(32).fill(1), systemRandom);

describe('the vault', () => {
  test('decrypts what it has encrypted, and never gives the same ciphertext twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const encrypted = vault.encrypt('pin', text);
        expect(vault.decrypt('pin', encrypted)).toBe(text);
        expect(vault.encrypt('pin', text)).not.toBe(encrypted);
      }),
    );
  });

  test('decrypts nothing that was altered, encrypted for another purpose, or under another key', () => {
    const encrypted = vault.encrypt('pin', '123456');
    const bytes = Buffer.from(encrypted, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const altered = Buffer.from(bytes);
      altered[at] = altered[at]! ^ 1;
      expect(() => vault.decrypt('pin', altered.toString('base64url'))).toThrow();
    }
    expect(() => vault.decrypt('number', encrypted)).toThrow();
    expect(() => createVault(new Uint8Array(32), systemRandom).decrypt('pin', encrypted)).toThrow();
  });

  test('opens sealed bytes only for their purpose and subject', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(new Uint8Array(vault.open('file', 'a:1', vault.seal('file', 'a:1', bytes)))).toEqual(bytes);
      }),
    );
    const sealed = vault.seal('file', 'a:1', new Uint8Array([1, 2, 3]));
    expect(() => vault.open('file', 'a:2', sealed)).toThrow();
    expect(() => vault.open('pin', 'a:1', sealed)).toThrow();
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Uint8Array.from(sealed);
      altered[at] = altered[at]! ^ 1;
      expect(() => vault.open('file', 'a:1', altered)).toThrow();
    }
  });

  test('gives a string the same HMAC every time, and a different one for each purpose and key', () => {
    expect(vault.hmac('a', 'x')).toBe(vault.hmac('a', 'x'));
    expect(vault.hmac('a', 'x')).not.toBe(vault.hmac('b', 'x'));
    expect(vault.hmac('a', 'x')).not.toBe(createVault(new Uint8Array(32), systemRandom).hmac('a', 'x'));
  });
});

describe('randomness', () => {
  test('draws every digit about as often as any other', () => {
    const counts = new Map<string, number>();
    for (const digit of digits(systemRandom, 100_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 9 degrees of freedom: above 50 once in ten million runs.
    expect(chiSquare).toBeLessThan(50);
    expect(counts.size).toBe(10);
  });

  test('discards bytes that would favour some characters', () => {
    const bytes = [255, 254, 250, 249, 0];
    const scripted = { bytes: (count: number) => new Uint8Array(bytes.splice(0, count)) };
    expect(draw(scripted, '0123456789', 2)).toBe('90');
  });

  test('makes ids and secrets of the right form', () => {
    expect(uuid(systemRandom)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(secret(systemRandom)).toMatch(/^[\w-]{43}$/);
  });
});
