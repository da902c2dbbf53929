import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTRACT_LEVEL_CODES,
  CUSTOMER_KINDS,
  CUSTOMER_TYPE_CODES,
  DEFAULT_CONTRACT_LEVEL,
  checkCustomerId,
  customerKindOfCode,
  levelProgress,
  mayAtLevel,
  type ContractLevel,
} from './index.ts';
import { ContractLevelFromCode, CustomerKindFromCode } from './schema.ts';
import { contractLevels, privateKinds, tradeKinds } from './testing.ts';

describe('kinds of customers', () => {
  test('are guest, individual, business and salesman', () => {
    expect(CUSTOMER_KINDS).toEqual(['guest', 'individual', 'business', 'salesman']);
  });

  test('have the custType C, B or S, a guest none [S3.93]', () => {
    expect(CUSTOMER_TYPE_CODES).toEqual({ individual: 'C', business: 'B', salesman: 'S' });
    for (const code of ['C', 'B', 'S'] as const) {
      const kind = customerKindOfCode(code);
      expect(kind).toBe(Schema.decodeSync(CustomerKindFromCode)(code));
      expect(kind === undefined ? null : CUSTOMER_TYPE_CODES[kind]).toBe(code);
    }
    expect(customerKindOfCode('A')).toBeUndefined();
  });
});

describe('contract levels', () => {
  test('are 1 light, 2 en compte and 3 registered [S3.90]', () => {
    expect(CONTRACT_LEVEL_CODES).toEqual({ light: 1, enCompte: 2, registered: 3 });
    const read = Schema.decodeUnknownSync(ContractLevelFromCode);
    expect([1, 2, 3].map((code) => read(code))).toEqual(['light', 'enCompte', 'registered']);
    for (const code of [0, 4, '1', null]) expect(() => read(code)).toThrow();
  });

  test('default to 1, light [S3.86][S9.28]', () => {
    expect(CONTRACT_LEVEL_CODES[DEFAULT_CONTRACT_LEVEL]).toBe(1);
  });

  test('keep companies from ordering until they are registered [S5.67][S5.68][A-77]', () => {
    for (const kind of ['business', 'salesman'] as const) {
      expect(mayAtLevel(kind, 'buy', 'light')).toBe(false);
      expect(mayAtLevel(kind, 'buy', 'enCompte')).toBe(false);
      expect(mayAtLevel(kind, 'buy', 'registered')).toBe(true);
    }
  });

  test('are never checked for individuals and guests [A-77]', () =>
    fc.assert(
      fc.property(privateKinds, contractLevels, (kind, level) => {
        expect(mayAtLevel(kind, 'buy', level)).toBe(true);
      }),
    ));
});

describe('the customer ID', () => {
  test('is for business customers and salesmen, and may be left out [S3.7][S6.12]', () =>
    fc.assert(
      fc.property(tradeKinds, (kind) => {
        expect(checkCustomerId(' REF-12 ', kind)).toEqual(Result.succeed('REF-12'));
        expect(checkCustomerId('', kind)).toEqual(Result.succeed(''));
      }),
    ));

  test('is refused from guests and individuals [S6.12]', () =>
    fc.assert(
      fc.property(privateKinds, (kind) => {
        expect(checkCustomerId('REF', kind)).toEqual(Result.fail({ _tag: 'CustomerIdNotOffered' }));
        expect(checkCustomerId(' ', kind)).toEqual(Result.succeed(''));
      }),
    ));

  test('must not contain an apostrophe [A-59]', () => {
    expect(checkCustomerId("O'N", 'business')).toMatchObject({ failure: { _tag: 'HasSingleQuote' } });
    expect(checkCustomerId('A_1', 'business')).toMatchObject({ failure: { _tag: 'NotACode' } });
    expect(checkCustomerId(' A 1 ', 'business')).toEqual(Result.succeed('A1'));
  });
});

const states = (reached: ContractLevel) => levelProgress(reached).map(({ level, state }) => `${level} ${state}`);

test('a company comes through the levels one after another: those it reached, the next one, the rest [A-182]', () => {
  expect(states('light')).toEqual(['light done', 'enCompte current', 'registered todo']);
  expect(states('enCompte')).toEqual(['light done', 'enCompte done', 'registered current']);
  expect(states('registered')).toEqual(['light done', 'enCompte done', 'registered done']);
});
