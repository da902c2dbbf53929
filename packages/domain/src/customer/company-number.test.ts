import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSiren, checkSiret, checkUnlessStored, checkVatNumber, frenchVatNumber } from './index.ts';
import { sirenAndSiret, sirenOf, sirens, siretOf, vatNumberOf } from './testing.ts';

const NOBODYS = Result.fail({ _tag: 'NotASiren' });
const isSiren = (text: string, country: string): boolean => Result.isSuccess(checkSiren(text, country, 'needed'));
const isVatNumber = (text: string, country: string): boolean => Result.isSuccess(checkVatNumber(text, country));

/** All texts that differ from a number in one digit. */
const withOneDigitChanged = (number: string): readonly string[] =>
  [...number].flatMap((digit, at) =>
    [...'0123456789']
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  );

describe('numbers of a company in France', () => {
  test('a siren has 9 digits, however they are grouped [S3.69]', () =>
    fc.assert(
      fc.property(sirens, fc.constantFrom(' ', '.', '-', '\u00A0'), (siren, gap) => {
        expect(checkSiren(siren.match(/.../gu)?.join(gap) ?? '', 'FR', 'needed')).toEqual(Result.succeed(siren));
      }),
    ));

  test('another number of digits and other characters are refused [S3.69][S5.2][S5.14]', () => {
    for (const text of ['12345678', '1234567890']) {
      expect(checkSiren(text, 'FR', 'needed')).toEqual(Result.fail({ _tag: 'WrongFormat', format: '000000000' }));
    }
    expect(checkSiren('12345678A', 'FR', 'optional')).toEqual(Result.fail({ _tag: 'NotDigits' }));
  });

  test('a siren or siret with one digit wrong is nobody’s [S3.69]', () =>
    fc.assert(
      fc.property(sirenAndSiret, ([siren, siret]) => {
        for (const wrong of withOneDigitChanged(siren)) expect(checkSiren(wrong, 'FR', 'needed')).toEqual(NOBODYS);
        for (const wrong of withOneDigitChanged(siret)) expect(checkSiret(wrong, '', 'FR')).toEqual(NOBODYS);
      }),
    ));

  test('a siren of only zeros is refused, also in a VAT number [S3.69][A-180]', () => {
    for (const zeros of ['000000000', '000 000 000']) expect(checkSiren(zeros, 'FR', 'optional')).toEqual(NOBODYS);
    for (const key of ['12', 'K7', '00']) expect(checkVatNumber(`FR${key}000000000`, 'FR')).toEqual(NOBODYS);
  });

  test('offices of La Poste are as many as its siren has digits for: the sum of the digits counts [S3.69]', () => {
    expect(checkSiren('356 000 000', 'FR', 'needed')).toEqual(Result.succeed('356000000'));
    for (const siret of ['35600000000048', '35600000049837'])
      expect(checkSiret(siret, '356000000', 'FR')).toEqual(Result.succeed(siret));
    expect(checkSiret('35600000049838', '356000000', 'FR')).toEqual(NOBODYS);
    // The same sum is nothing to another company.
    expect(checkSiret('55208131700015', '552081317', 'FR')).toEqual(NOBODYS);
  });

  test('a VAT number whose key has letters is accepted if the check digit of its siren is right [S3.69][A-180]', () => {
    for (const key of ['K7', '7K', 'xx']) {
      expect(checkVatNumber(`fr${key}732829320`, 'FR')).toEqual(Result.succeed(`FR${key.toUpperCase()}732829320`));
      expect(checkVatNumber(`FR${key}732829321`, 'FR')).toEqual(NOBODYS);
    }
    expect(isVatNumber('FR1732829320', 'FR')).toBe(false);
  });

  test('a key of two digits is the one that the siren determines [S3.69]', () =>
    fc.assert(
      fc.property(sirens, (siren) => {
        const right = frenchVatNumber(siren);
        const keys = Array.from({ length: 100 }, (_, key) => String(key).padStart(2, '0'));
        const taken = keys.filter((key) => isVatNumber(`FR${key}${siren}`, 'FR'));
        expect(taken).toEqual([right.slice(2, 4)]);
        for (const wrong of withOneDigitChanged(siren))
          expect(checkVatNumber(right.slice(0, 4) + wrong, 'FR')).toEqual(NOBODYS);
      }),
    ));

  test.each([
    ['552100554', 'FR96552100554'],
    ['732829320', 'FR44732829320'],
    ['999112121', 'FR00999112121'],
  ])('the VAT number of %s is %s', (siren, vatNumber) => expect(frenchVatNumber(siren)).toBe(vatNumber));

  test('Monaco’s companies have a key, and no siren behind it [S3.69]', () => {
    const [, key] = /^FR(..)/u.exec(frenchVatNumber('000045679')) ?? [];
    expect(isVatNumber(`FR${key}000045679`, 'FR')).toBe(true);
    expect(checkVatNumber('FR00000045679', 'FR')).toEqual(NOBODYS);
    expect(checkVatNumber('FRK7000045679', 'FR')).toEqual(NOBODYS);
    expect(checkSiren('000045679', 'FR', 'needed')).toEqual(NOBODYS);
  });

  test('a siren may be left out only if it is optional', () => {
    expect(checkSiren(' ', 'FR', 'optional')).toEqual(Result.succeed(''));
    expect(checkSiren('', 'FR', 'needed')).toEqual(Result.fail({ _tag: 'Required' }));
  });

  test('a siret is the siren and five more digits, and may be left out [S3.69]', () =>
    fc.assert(
      fc.property(sirenAndSiret, ([siren, siret]) => {
        expect(checkSiret(`${siren} ${siret.slice(9)}`, siren, 'FR')).toEqual(Result.succeed(siret));
        expect(checkSiret(siret, '', 'FR')).toEqual(Result.succeed(siret));
        expect(checkSiret('', siren, 'FR')).toEqual(Result.succeed(''));
        expect(checkSiret(siren, siren, 'FR')).toEqual(Result.fail({ _tag: 'WrongFormat', format: '0'.repeat(14) }));
      }),
    ));

  test('a siret of another siren is refused', () =>
    expect(checkSiret(siretOf(sirenOf(1)), sirenOf(2), 'FR')).toEqual(Result.fail({ _tag: 'SiretOfAnotherCompany' })));

  test('a VAT number is FR, two characters and a siren, in small letters too; it may be left out [S3.69]', () =>
    fc.assert(
      fc.property(sirens.chain(vatNumberOf), (vatNumber) => {
        expect(checkVatNumber(` ${vatNumber.toLowerCase()}`, 'FR')).toEqual(Result.succeed(vatNumber));
        for (const wrong of [vatNumber.slice(1), `X${vatNumber}`, `${vatNumber}0`, 'BE0403170701']) {
          expect(checkVatNumber(wrong, 'FR')).toEqual(Result.fail({ _tag: 'WrongFormat', format: 'FR00000000000' }));
        }
        expect(checkVatNumber('', 'FR')).toEqual(Result.succeed(''));
      }),
    ));
});

/** Numbers that well-known companies publish, and examples of the forms that have no check digit. */
const REGISTERED: Readonly<Record<string, readonly string[]>> = {
  FR: ['420 495 178', '552 081 317', '441 639 465', '652 014 051', '632 012 100', '552 032 534'],
  BE: ['0403.170.701', '0417.497.106', '0202.239.951', 'BE 0214.596.464'],
  DE: ['HRB 6684', 'HRB 42243', 'HRB 12345 B', 'HRA 1234', 'DEK1101R.HRB116737', 'DE123456789-00001', '6684'],
  ES: ['A28015865', 'A15075062', 'A39000013', 'ES-A48010615', 'P2807900B', 'Q2818014I', '12345678Z', 'X1234567L'],
  IT: ['00905811006', '00159560366', 'IT 06363391001', 'MI-1234567', 'RSSMRA80A01H501U'],
  LU: ['B 101818', 'B118349', 'RCS B 82454', 'F 1234'],
  NL: ['17085815', '33011433', 'KvK 33031431'],
  PT: ['500 697 256', '504499777', 'PT 500100144'],
  CH: ['CHE-116.281.710', 'CHE-103.867.266', 'CHE-105.829.940 HR', 'CH-020.3.020.910-6'],
  AE: ['CN-1012345', '584921', 'DMCC 12345'],
};
const TAXED: Readonly<Record<string, readonly string[]>> = {
  FR: ['FR 61 420495178', 'FR03552081317', 'FR39356000000', 'FR 14 652014051'],
  BE: ['BE 0403.170.701', 'BE0400378485', '0403.227.515'],
  DE: ['DE129273398', 'DE 129274202', 'DE811128135', '143454214'],
  ES: ['ESA28015865', 'A46103834', 'ES P0801900B'],
  IT: ['IT00905811006', '00811720580', 'IT 01654010345'],
  LU: ['LU20260743', 'LU 22046007', '15027442'],
  NL: ['NL803441526B01', 'NL 0044.95.445.B01', '810433941B01'],
  PT: ['PT500697256', '503 504 564'],
  CH: ['CHE-116.281.710 MWST', 'CHE-101.654.423 TVA', 'CHE107787577IVA', 'CHE-105.909.036'],
  AE: ['100-0276-2020-0003', '100123456789003'],
};

describe('numbers of a company by the rule of its country', () => {
  test.each(Object.keys(REGISTERED))('those of well-known companies of %s are accepted [S3.69]', (country) => {
    for (const number of REGISTERED[country]!) expect([number, isSiren(number, country)]).toEqual([number, true]);
    for (const number of TAXED[country]!) expect([number, isVatNumber(number, country)]).toEqual([number, true]);
  });

  test.each([
    ['BE', '403170701', '0000000000'],
    ['DE', '1234567890123', 'HRB 00000'],
    ['ES', 'I28015865', 'A00000000'],
    ['IT', '0090581100', '00000000000'],
    ['LU', '101818', 'B 000000'],
    ['NL', '1708581', '00000000'],
    ['PT', '50069725', '000000000'],
    ['CH', 'CHE11628171', 'CHE-000.000.000'],
  ])('of %s, a registration number such as %s has the wrong form [S3.69]', (country, number, format) =>
    expect(checkSiren(number, country, 'needed')).toEqual(Result.fail({ _tag: 'WrongFormat', format })),
  );

  test.each([
    ['BE', 'BE403170701', 'BE0000000000'],
    ['DE', 'DE12927339', 'DE000000000'],
    ['ES', 'ESI28015865', 'ESA00000000'],
    ['IT', 'IT0090581100', 'IT00000000000'],
    ['LU', 'LU2026074', 'LU00000000'],
    ['NL', 'NL803441526', 'NL000000000B00'],
    ['PT', 'PT50069725', 'PT000000000'],
    ['CH', '116281710', 'CHE-000.000.000'],
    ['AE', '10012345678900', '000000000000000'],
  ])('of %s, a VAT number such as %s has the wrong form [S3.69]', (country, number, format) =>
    expect(checkVatNumber(number, country)).toEqual(Result.fail({ _tag: 'WrongFormat', format })),
  );

  /** The part before the check digits, and how many numbers of that part exist. */
  const CHECKED: readonly (readonly [country: string, before: RegExp, checks: number, least: number, most: number])[] =
    [
      ['BE', /^[01][0-9]{7}$/, 2, 1, 1],
      ['DE', /^DE[0-9]{7}[1-9]$/, 1, 1, 1],
      ['IT', /^IT[0-9]{9}[1-9]$/, 1, 1, 1],
      ['LU', /^LU[0-9]{5}[1-9]$/, 2, 1, 1],
      ['PT', /^PT[0-9]{7}[1-9]$/, 1, 1, 1],
      ['CH', /^CHE[0-9]{7}[1-9]$/, 1, 0, 1],
      ['ES', /^ES[ABCFGHPQ][0-9]{6}[1-9]$/, 1, 1, 1],
    ];

  test.each(CHECKED)('of %s, one last part fits what is before it [S3.69]', (country, before, checks, least, most) =>
    fc.assert(
      fc.property(fc.stringMatching(before), (start) => {
        const parts = Array.from({ length: 10 ** checks }, (_, part) => String(part).padStart(checks, '0'));
        const fits = parts.filter((part) => isVatNumber(start + part, country));
        expect(fits.length).toBeGreaterThanOrEqual(least);
        expect(fits.length).toBeLessThanOrEqual(most);
        const wrong = parts.find((part) => !fits.includes(part))!;
        expect(checkVatNumber(start + wrong, country)).toEqual(NOBODYS);
      }),
    ),
  );

  test('the registration numbers of Belgium, Spain, Italy, Portugal and Switzerland have check digits too [S3.69]', () => {
    const wrong: readonly (readonly [country: string, number: string])[] = [
      ['BE', '0403170702'],
      ['ES', 'A28015866'],
      ['ES', 'P2807900C'],
      ['ES', '12345678A'],
      ['ES', 'X1234567T'],
      ['IT', '00905811007'],
      ['PT', '500697257'],
      ['CH', 'CHE116281711'],
    ];
    for (const [country, number] of wrong) expect(checkSiren(number, country, 'needed')).toEqual(NOBODYS);
  });

  test('a registration number is kept without the letters that may stand before it, so that it is one number', () => {
    for (const [country, number, kept] of [
      ['BE', 'be 0403.170.701', '0403170701'],
      ['NL', 'KvK 17085815', '17085815'],
      ['CH', 'CHE-116.281.710 HR', 'CHE116281710'],
      ['DE', 'hrb-42 243', 'HRB42243'],
    ] as const)
      expect(checkSiren(number, country, 'needed')).toEqual(Result.succeed(kept));
    expect(checkVatNumber('be 0403.170.701', 'BE')).toEqual(Result.succeed('BE0403170701'));
  });

  test('zeros are nobody’s in any of these countries [A-180]', () => {
    for (const [country, zeros] of Object.entries({ BE: '0000000000', IT: '00000000000', PT: '000000000' })) {
      expect(checkSiren(zeros, country, 'needed')).toEqual(NOBODYS);
      expect(checkVatNumber(zeros, country)).toEqual(NOBODYS);
    }
  });

  test('a company outside France may have the VAT number of another country, by the rule of that country', () => {
    for (const number of ['FR03552081317', 'DE129273398', 'CHE116281710MWST', 'PL5260250274'])
      expect(checkVatNumber(number, 'BE')).toEqual(Result.succeed(number));
    expect(checkVatNumber('FR04552081317', 'BE')).toEqual(NOBODYS);
    expect(checkVatNumber('DE1', 'BE')).toEqual(Result.fail({ _tag: 'WrongFormat', format: 'DE000000000' }));
  });

  test('elsewhere they are letters and digits of any length [S3.69][S5.3]', () => {
    expect(checkSiren('krs-12 345', 'PL', 'needed')).toEqual(Result.succeed('KRS12345'));
    expect(checkSiren('000000000', 'US', 'needed')).toEqual(Result.succeed('000000000'));
    expect(checkSiret('12/A', 'x', 'DE')).toEqual(Result.succeed('12A'));
    expect(checkVatNumber('GB 123', 'GB')).toEqual(Result.succeed('GB123'));
    for (const check of [checkVatNumber('1_2', 'GB'), checkSiren('1_2', 'AE', 'optional'), checkSiret('1_2', '', 'AE')])
      expect(check).toEqual(Result.fail({ _tag: 'NotLettersAndDigits' }));
  });
});

const neededSiren = (text: string) => checkSiren(text, 'FR', 'needed');

test('a number that stays as it is stored passes; another is checked', () => {
  expect(checkUnlessStored('123456789', '123456789', neededSiren)).toEqual(Result.succeed('123456789'));
  expect(checkUnlessStored('123456788', '123456789', neededSiren)).toEqual(NOBODYS);
  expect(checkUnlessStored('', '', neededSiren)).toEqual(Result.fail({ _tag: 'Required' }));
  expect(checkUnlessStored('1_2', '1_2', neededSiren)).toEqual(Result.fail({ _tag: 'NotLettersAndDigits' }));
});
