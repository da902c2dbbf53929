/** Passwords as they are kept, and which ones guessers try first. */
import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { createVault } from '../vault.ts';
import { BREACHED_PASSWORDS } from './breached-passwords.ts';
import { HASH_PARAMETERS, hashPassword, isOutdated, isRightPassword } from './hash-password.ts';

const vault = createVault(new Uint8Array(32).fill(3), systemRandom);
const shop = { vault, random: systemRandom };

describe('a password that is kept', () => {
  test('names algorithm and parameters, differs each time, and is right for itself only [A-56]', async () => {
    const [one, other] = [await hashPassword(shop, 'Cerisier1'), await hashPassword(shop, 'Cerisier1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await isRightPassword(vault, one, 'Cerisier1')).toBe(true);
    expect(await isRightPassword(vault, one, 'cerisier1')).toBe(false);
    expect(await isRightPassword(vault, one, '')).toBe(false);
  });

  test('gives nothing to guess at without the server’s key', async () => {
    const kept = await hashPassword(shop, 'Cerisier1');
    const other = createVault(new Uint8Array(32).fill(4), systemRandom);
    expect(await isRightPassword(other, kept, 'Cerisier1')).toBe(false);
  });

  test('is read under the parameters that it names, and known as outdated where they are weaker', async () => {
    const weak = await hashPassword(shop, 'Cerisier1', { ...HASH_PARAMETERS, passes: 1 });
    expect(await isRightPassword(vault, weak, 'Cerisier1')).toBe(true);
    expect([isOutdated(weak), isOutdated(await hashPassword(shop, 'Cerisier1'))]).toEqual([true, false]);
    await expect(isRightPassword(vault, 'md5:5f4dcc', 'x')).rejects.toThrow('not known');
  });

  test('is nobody’s where there is no account, whatever is entered', async () => {
    for (const entered of ['', 'Cerisier1', '\0'.repeat(32)])
      expect(await isRightPassword(vault, null, entered)).toBe(false);
  });

  test('makes whoever comes when too many wait come back: no call waits for ever', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword(shop, 'Cerisier1')));
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toHaveLength(60 - 34);
    expect(refused.every((end) => end.reason.code === '50300')).toBe(true);
    expect(await isRightPassword(vault, await hashPassword(shop, 'Cerisier1'), 'Cerisier1')).toBe(true);
  });
});

describe('passwords that guessers try first', () => {
  test.each(['Password1', 'PassWord123!', 'Azerty2024', 'MotDePasse!', 'Soleil75!', 'AzertyAzerty', '12345678'])(
    '%s is one [S5.18]',
    (password) => expect(BREACHED_PASSWORDS.has(password)).toBe(true),
  );

  test.each(['Cerisier1', 'Xk9vTq2mLw', 'Mirabelle2-verte', 'PasswordOfMine', 'Soleil de minuit 7'])(
    '%s is none',
    (password) => expect(BREACHED_PASSWORDS.has(password)).toBe(false),
  );
});
