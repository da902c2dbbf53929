import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DOCUMENT_TYPES,
  MEMBER_TYPES,
  MEMBER_TYPE_CODES,
  SOCIETY_TYPES,
  checkSiren,
  checkSiret,
  checkVatNumber,
  identityDocumentFields,
  isRegisteredCompany,
  kindOfMember,
} from './index.ts';
import { DocumentTypeFromCode, MemberTypeFromCode, SocietyTypeFromCode } from './schema.ts';
import { sirenAndSiret, sirens, vatNumberOf } from './testing.ts';

const refused = (_tag: string) => ({ failure: { _tag } });

test('a society is a private company, a public company, an association, an employee fund or other [S3.68]', () => {
  expect(SOCIETY_TYPES).toEqual(['privateCompany', 'publicCompany', 'association', 'employeeFund', 'other']);
  expect(SOCIETY_TYPES.map((type) => Schema.encodeSync(SocietyTypeFromCode)(type))).toEqual([
    'private_company',
    'public_company',
    'association',
    'employee_fund',
    'other',
  ]);
  expect([...SOCIETY_TYPES, null].filter(isRegisteredCompany)).toEqual(['privateCompany', 'publicCompany']);
});

test('a member is an individual, a business, a salesman or B2B2C, and B2B2C buys as an individual [A-83]', () => {
  expect(MEMBER_TYPES.map((type) => [MEMBER_TYPE_CODES[type], kindOfMember(type)])).toEqual([
    ['C', 'individual'],
    ['B', 'business'],
    ['S', 'salesman'],
    ['B2B2C', 'individual'],
  ]);
  for (const type of MEMBER_TYPES) {
    expect(Schema.decodeSync(MemberTypeFromCode)(MEMBER_TYPE_CODES[type])).toBe(type);
  }
});

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

  test('a siren of only zeros is refused, also in a VAT number [S3.69][A-180]', () => {
    for (const zeros of ['000000000', '000 000 000'])
      expect(checkSiren(zeros, 'FR', 'optional')).toEqual(Result.fail({ _tag: 'NotASiren' }));
    expect(checkVatNumber('FR12000000000', 'FR')).toEqual(Result.fail({ _tag: 'NotASiren' }));
    expect(checkSiren('000000001', 'FR', 'needed')).toEqual(Result.succeed('000000001'));
    expect(checkSiren('000000000', 'DE', 'needed')).toEqual(Result.succeed('000000000'));
  });

  test('a VAT number whose key has letters is accepted if the check digit of its siren is right [S3.69][A-180]', () => {
    for (const key of ['K7', '7K', 'xx']) {
      expect(checkVatNumber(`fr${key}732829320`, 'FR')).toEqual(Result.succeed(`FR${key.toUpperCase()}732829320`));
      expect(checkVatNumber(`FR${key}732829321`, 'FR')).toEqual(Result.fail({ _tag: 'NotASiren' }));
    }
    expect(Result.isFailure(checkVatNumber('FR1732829320', 'FR'))).toBe(true);
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
    expect(checkSiret('12345678900012', '987654321', 'FR')).toEqual(Result.fail({ _tag: 'SiretOfAnotherCompany' })));

  test('a VAT number is FR, two characters and nine digits, in small letters too; it may be left out [S3.69]', () =>
    fc.assert(
      fc.property(sirens.chain(vatNumberOf), (vatNumber) => {
        expect(checkVatNumber(` ${vatNumber.toLowerCase()}`, 'FR')).toEqual(Result.succeed(vatNumber));
        for (const wrong of [vatNumber.slice(1), `X${vatNumber}`, `${vatNumber}0`]) {
          expect(checkVatNumber(wrong, 'FR')).toEqual(Result.fail({ _tag: 'WrongFormat', format: 'FR00000000000' }));
        }
        expect(checkVatNumber('', 'FR')).toEqual(Result.succeed(''));
      }),
    ));
});

test('numbers of a company elsewhere are letters and digits of any length [S3.69][S5.3]', () => {
  expect(checkSiren('hrb-12 345', 'DE', 'needed')).toEqual(Result.succeed('HRB12345'));
  expect(checkSiret('12/A', 'x', 'DE')).toEqual(Result.succeed('12A'));
  expect(checkVatNumber('100-1234.567 89003', 'AE')).toEqual(Result.succeed('100123456789003'));
  for (const check of [checkVatNumber('1_2', 'AE'), checkSiren('1_2', 'AE', 'optional'), checkSiret('1_2', '', 'AE')]) {
    expect(check).toMatchObject(refused('NotLettersAndDigits'));
  }
});

const check = (documentType: (typeof DOCUMENT_TYPES)[number] | null, documentNumber: string, isNeeded: boolean) => {
  const fields = identityDocumentFields({ documentType, documentNumber }, isNeeded);
  return [fields.documentType, fields.documentNumber];
};

describe('the identity document', () => {
  const REQUIRED = Result.fail({ _tag: 'Required' });

  test('is an identification card or other [S3.62]', () => {
    expect(DOCUMENT_TYPES).toEqual(['identificationCard', 'other']);
    expect(DOCUMENT_TYPES.map((type) => Schema.encodeSync(DocumentTypeFromCode)(type))).toEqual([
      'identification_card',
      'other',
    ]);
  });

  test('has a number of letters and digits, ignoring spaces and hyphens [S3.63]', () => {
    expect(check('other', '784-1984 1234567-1', true)).toEqual([
      Result.succeed('other'),
      Result.succeed('784198412345671'),
    ]);
    expect(check('other', '12#', true)[1]).toEqual(Result.fail({ _tag: 'NotLettersAndDigits' }));
  });

  test('must be complete, or omitted completely if it is optional [S3.62][S3.63]', () => {
    expect(check(null, ' ', false)).toEqual([Result.succeed(null), Result.succeed('')]);
    expect(check(null, '', true)).toEqual([REQUIRED, REQUIRED]);
    expect(check(null, '12', false)).toEqual([REQUIRED, Result.succeed('12')]);
    expect(check('other', '', false)).toEqual([Result.succeed('other'), REQUIRED]);
  });
});
