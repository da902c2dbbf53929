/** A tempId is good for the session that it was given for. */
import { describe, expect, test } from 'vitest';
import { isUuid, systemRandom } from '../random.ts';
import { createVault } from '../vault.ts';
import { newTempId, registrationOfTempId } from './temp-id.ts';

const vault = createVault(new Uint8Array(32).fill(1), systemRandom);
const otherVault = createVault(new Uint8Array(32).fill(2), systemRandom);
const newId = (session: string) => newTempId({ vault, random: systemRandom }, session);

describe('a tempId', () => {
  test('names one registration to the session that it was given to, and to no other [S7.51]', () => {
    const tempId = newId('session-1');
    const id = registrationOfTempId(vault, 'session-1', tempId);
    expect(isUuid(id ?? '')).toBe(true);
    expect(tempId.startsWith(`${id}.`)).toBe(true);
    expect(registrationOfTempId(vault, 'session-2', tempId)).toBeNull();
    expect(newId('session-1')).not.toBe(tempId);
  });

  test('that was made up, changed or marked with another key names nothing', () => {
    const tempId = newId('session-1');
    const [id = '', mark = ''] = tempId.split('.');
    const [otherId = ''] = newId('session-1').split('.');
    const wrong = ['', '.', id, `${id}.`, `.${mark}`, `${tempId}x`, `${tempId}.`, `${otherId}.${mark}`, `x${tempId}`];
    for (const one of wrong) expect(registrationOfTempId(vault, 'session-1', one), one).toBeNull();
    expect(registrationOfTempId(otherVault, 'session-1', tempId)).toBeNull();
  });
});
