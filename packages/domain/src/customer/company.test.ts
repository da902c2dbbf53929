import { Result, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  DOCUMENT_TYPES,
  MEMBER_TYPES,
  MEMBER_TYPE_CODES,
  SOCIETY_TYPES,
  identityDocumentFields,
  isRegisteredCompany,
  kindOfMember,
} from './index.ts';
import { DocumentTypeFromCode, MemberTypeFromCode, SocietyTypeFromCode } from './schema.ts';

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
