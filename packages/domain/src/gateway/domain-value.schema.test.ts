import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { domainValue } from './schema.ts';

const read = Schema.decodeUnknownResult(domainValue<{ readonly from: string; readonly to: string }>('from', 'to'));

test('a value of the domain is a record with all of its fields, whatever else it has', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.object(), (from, to, more) => {
      const value = { ...more, from, to };
      expect(read(value)).toEqual(Result.succeed(value));
    }),
  );
});

test('anything without all fields, or that is not a record, is refused', () => {
  for (const other of [null, undefined, 'from to', 1, [], {}, { from: '' }, { to: '' }])
    expect(Result.isFailure(read(other))).toBe(true);
});
