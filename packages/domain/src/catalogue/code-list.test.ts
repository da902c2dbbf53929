import { Result, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { CODE_LIST_IDS, CODE_LISTS, nameOfCode } from './index.ts';
import { spoilt } from '../gateway/testing.ts';
import { CodeFromWire, CodeListFromId } from './schema.ts';

describe('code lists', () => {
  test('have these ids and no others [S3.152]', () => {
    expect(Object.values(CODE_LIST_IDS).join(', ')).toBe('IND, CLR, ATO, OC, MIR, PAR, ET, NIR, ST_EKDR, URSSAF');
    expect(CODE_LISTS).toEqual(Object.keys(CODE_LIST_IDS));
  });

  test('have names in the domain and ids on the wire [S3.152]', () => {
    for (const list of CODE_LISTS) {
      const id = Schema.encodeSync(CodeListFromId)(list);
      expect(id).toBe(CODE_LIST_IDS[list]);
      expect(Schema.decodeUnknownSync(CodeListFromId)(id)).toBe(list);
    }
    const others = ['', 'ind', 'ST', 'toString', 'sector'];
    expect(others.filter((id) => Result.isSuccess(Schema.decodeUnknownResult(CodeListFromId)(id)))).toEqual([]);
  });

  test('contain codes with names, decoded from scodeList and encoded back', () => {
    const wire = { sID: '01', sName: 'Retail' };
    const code = Schema.decodeUnknownSync(CodeFromWire)(wire);
    expect(code).toEqual({ code: '01', name: 'Retail' });
    expect(Schema.encodeSync(CodeFromWire)(code)).toEqual(wire);
    for (const near of [{}, ...spoilt(wire)])
      expect(Result.isFailure(Schema.decodeUnknownResult(CodeFromWire)(near))).toBe(true);
  });

  test('return the name of a code, and an unknown code as it is', () => {
    const list = [
      { code: '01', name: 'Retail' },
      { code: '02', name: 'Banking' },
    ];
    expect(['01', '02', '03'].map((code) => nameOfCode(list, code))).toEqual(['Retail', 'Banking', '03']);
    expect(nameOfCode([], '01')).toBe('01');
  });
});
