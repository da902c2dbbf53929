/** Every call is made in one business unit, which its request names. */
import { Schema } from 'effect';
import { expect, test } from 'vitest';
import { type AnyCall, calls } from './index.ts';

const ALL: readonly AnyCall[] = Object.values(calls);

const requestOf = (call: AnyCall) => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(call.request) as {
    readonly schema: { readonly properties?: object; readonly required?: readonly string[]; readonly $ref?: string };
    readonly definitions: Readonly<
      Record<string, { readonly properties?: object; readonly required?: readonly string[] }>
    >;
  };
  return schema.$ref === undefined ? schema : definitions[schema.$ref.split('/').at(-1)!]!;
};

test.each(ALL.map((call) => [call.name, call] as const))(
  '%s cannot be asked without the unit that it is asked in [S7.10]',
  (_, call) => {
    expect(requestOf(call).required).toContain(call.unitField);
  },
);

test('most requests name it aggregatorBuId, as their paths or bodies are written [S7.10]', () => {
  const own = ALL.filter(({ unitField }) => unitField === 'aggregatorBuId');
  expect(own.length / ALL.length).toBeGreaterThan(0.8);
});
