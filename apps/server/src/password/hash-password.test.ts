/** Stored passwords, and the passwords that attackers try first. */
import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { createVault } from '../vault.ts';
import { BREACHED_PASSWORDS } from './breached-passwords.ts';
import { HASH_PARAMETERS, hashPassword, isOutdated, isRightPassword } from './hash-password.ts';

const vault = createVault(new Uint8Array(32).fill(3), systemRandom);
const shop = { vault, random: systemRandom };

describe('a stored password', () => {
  test('names algorithm and parameters, differs each time, and matches only its own password [A-56]', async () => {
    const [one, other] = [await hashPassword(shop, 'Cerisier1'), await hashPassword(shop, 'Cerisier1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await isRightPassword(vault, one, 'Cerisier1')).toBe(true);
    expect(await isRightPassword(vault, one, 'cerisier1')).toBe(false);
    expect(await isRightPassword(vault, one, '')).toBe(false);
  });

  test('cannot be guessed without the server’s key', async () => {
    const kept = await hashPassword(shop, 'Cerisier1');
    const other = createVault(new Uint8Array(32).fill(4), systemRandom);
    expect(await isRightPassword(other, kept, 'Cerisier1')).toBe(false);
  });

  test('is verified with the parameters that it names, and recognised as outdated if they are weaker', async () => {
    const weak = await hashPassword(shop, 'Cerisier1', { ...HASH_PARAMETERS, passes: 1 });
    expect(await isRightPassword(vault, weak, 'Cerisier1')).toBe(true);
    expect([isOutdated(weak), isOutdated(await hashPassword(shop, 'Cerisier1'))]).toEqual([true, false]);
    await expect(isRightPassword(vault, 'md5:5f4dcc', 'x')).rejects.toThrow('not known');
  });

  test('never matches for an account that does not exist', async () => {
    for (const entered of ['', 'Cerisier1', '\0'.repeat(32)])
      expect(await isRightPassword(vault, null, entered)).toBe(false);
  });

  test('is not verified if too many are waiting: the call must be retried, so that none waits for ever', async () => {
    const ends = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword(shop, 'Cerisier1')));
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused).toHaveLength(60 - 34);
    expect(refused.every((end) => end.reason.code === '50300')).toBe(true);
    expect(await isRightPassword(vault, await hashPassword(shop, 'Cerisier1'), 'Cerisier1')).toBe(true);
  });
});

describe('passwords that attackers try first', () => {
  test.each(['Password1', 'PassWord123!', 'Azerty2024', 'MotDePasse!', 'Soleil75!', 'AzertyAzerty', '12345678'])(
    'include %s [S5.18]',
    (password) => expect(BREACHED_PASSWORDS.has(password)).toBe(true),
  );

  test.each(['Cerisier1', 'Xk9vTq2mLw', 'Mirabelle2-verte', 'PasswordOfMine', 'Soleil de minuit 7'])(
    'do not include %s',
    (password) => expect(BREACHED_PASSWORDS.has(password)).toBe(false),
  );
});
