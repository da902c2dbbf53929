import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency, fromMinorUnits, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { EPC_MAX_BYTES } from './epc-code.ts';
import { epcCode, groupedIban, isBic, isIban } from './index.ts';

const ACCOUNT = { beneficiary: 'Offrande SAS', iban: 'FR7699999000010000001400019', bic: 'OFFRFRPPXXX', bankName: '' };

const SAMPLES = ['FR7630006000011234567890189', 'DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947'];

describe('an IBAN', () => {
  test.each(SAMPLES)('%s has the right check digits', (iban) => expect(isIban(iban)).toBe(true));

  test('with one digit changed, or two neighbours swapped, has wrong ones', () => {
    const digits = fc.constantFrom(...SAMPLES).chain((iban) => {
      const places = [...iban].flatMap((character, at) => (/\d/u.test(character) ? [at] : []));
      return fc.record({
        iban: fc.constant(iban),
        at: fc.constantFrom(...places),
        digit: fc.integer({ min: 0, max: 9 }),
      });
    });
    fc.assert(
      fc.property(digits, ({ iban, at, digit }) => {
        const changed = `${iban.slice(0, at)}${digit}${iban.slice(at + 1)}`;
        expect(isIban(changed)).toBe(changed === iban);
        const [own, next = ''] = iban.slice(at, at + 2);
        const swapped = iban.slice(0, at) + next + own + iban.slice(at + 2);
        if (/\d/u.test(next)) expect(isIban(swapped)).toBe(swapped === iban);
      }),
    );
  });

  test('is written without spaces, in capitals, and printed in groups of four', () => {
    for (const text of ['', 'FR76', 'fr7630006000011234567890189', 'FR76 3000 6000 0112 3456 7890 189'])
      expect(isIban(text)).toBe(false);
    expect(groupedIban(SAMPLES[0]!)).toBe('FR76 3000 6000 0112 3456 7890 189');
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/u), (text) => {
        expect(groupedIban(text).replaceAll(' ', '')).toBe(text);
        expect(groupedIban(text)).toMatch(/^(?:\S{4} )*\S{0,4}$/u);
      }),
    );
  });
});

test('a BIC has 8 or 11 characters', () => {
  expect(['OFFRFRPP', 'OFFRFRPPXXX'].every(isBic)).toBe(true);
  expect(['', 'OFFRFRP', 'OFFRFRPPX', 'offrfrpp', '0FFRFRPP', 'OFFRFRPPXXXX'].some(isBic)).toBe(false);
});

const anyEuro = fc.bigInt({ min: 1n, max: 99_999_999_999n }).map((minor) => fromMinorUnits(minor, euro));
const anyName = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1, maxLength: 500 }), fc.lorem());

describe('the code of a transfer', () => {
  test('names service, account, amount and reference line by line [S4.13]', () => {
    expect(epcCode(ACCOUNT, money('257.30', euro), 'O-2406-118')?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'OFFRFRPPXXX',
      'Offrande SAS',
      'FR7699999000010000001400019',
      'EUR257.30',
      '',
      '',
      'O-2406-118',
    ]);
  });

  test('keeps to the lengths and characters of EPC069-12 whatever the texts are, in 331 bytes at most', () => {
    fc.assert(
      fc.property(anyName, anyName, anyEuro, (beneficiary, reference, amount) => {
        const code = epcCode({ ...ACCOUNT, beneficiary }, amount, reference);
        if (code === null) return;
        const lines = code.split('\n');
        expect(lines).toHaveLength(11);
        const [name, remittance] = [lines[5]!, lines[10]!];
        expect(name.length).toBeLessThanOrEqual(70);
        expect(remittance.length).toBeLessThanOrEqual(140);
        for (const text of [name, remittance])
          expect(text).toMatch(/^[A-Za-z0-9/\-?:().,'+](?:[A-Za-z0-9/\-?:().,'+ ]*[A-Za-z0-9/\-?:().,'+])?$/u);
        expect(lines[7]).toMatch(/^EUR(?:0|[1-9]\d{0,8})\.\d{2}$/u);
        expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(EPC_MAX_BYTES);
      }),
    );
  });

  test('says the amount to the cent', () => {
    fc.assert(
      fc.property(anyEuro, (amount) => {
        const said = epcCode(ACCOUNT, amount, 'A')!.split('\n')[7]!;
        expect(BigInt(said.slice(3).replace('.', ''))).toBe(amount.minor);
      }),
    );
  });

  test('writes names in the letters of every bank', () => {
    const code = epcCode({ ...ACCOUNT, beneficiary: 'Société L’Œuvre & Fils, Łódź' }, money(1, euro), 'A');
    expect(code?.split('\n')[5]).toBe("Societe L'OEuvre Fils, Lodz");
  });

  test('is not there without euro, without an amount, and for names that no bank can write', () => {
    expect(epcCode(ACCOUNT, money(1, currency('AED', 2)), 'A')).toBeNull();
    for (const minor of [0n, -1n, 100_000_000_000n])
      expect(epcCode(ACCOUNT, fromMinorUnits(minor, euro), 'A')).toBeNull();
    expect(epcCode({ ...ACCOUNT, beneficiary: '礼品' }, money(1, euro), 'A')).toBeNull();
    expect(epcCode(ACCOUNT, money(1, euro), ' ')).toBeNull();
  });
});
