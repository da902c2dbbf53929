import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { checkEmail } from '../email/index.ts';
import { checkName, checkOptionalName } from '../text/index.ts';
import { checkFields, checkParts, formOf, under } from './index.ts';

interface Entry {
  readonly firstName: string;
  readonly email: string;
  readonly confirm: string;
}

const checkEntry = formOf<Entry>()({
  firstName: checkName,
  email: checkEmail,
  confirm: (value: string, entry: Entry) =>
    value === entry.email ? Result.succeed(value) : Result.fail({ _tag: 'EmailsDiffer' } as const),
});

describe('a form', () => {
  test('returns all values when every field is valid', () => {
    const entry = { firstName: 'Inès', email: 'i@exemple.fr', confirm: 'i@exemple.fr' };
    expect(checkEntry(entry)).toEqual(Result.succeed(entry));
  });

  test('returns every refusal at once, by field and in the order of the fields', () => {
    const refusals = Result.getOrThrow(Result.flip(checkEntry({ firstName: '1', email: '', confirm: 'x' })));
    expect(refusals).toEqual({
      firstName: { _tag: 'NotAName' },
      email: { _tag: 'Required' },
      confirm: { _tag: 'EmailsDiffer' },
    });
    expect(Object.keys(refusals)).toEqual(['firstName', 'email', 'confirm']);
  });

  test('a field without a check does not compile, and a refusal keeps its type', () => {
    // @ts-expect-error the check of confirm is missing
    formOf<Entry>()({ firstName: checkName, email: checkEmail });
    type Refusals = Extract<ReturnType<typeof checkEntry>, { readonly _tag: 'Failure' }>['failure'];
    expectTypeOf<Refusals['confirm']>().toEqualTypeOf<{ readonly _tag: 'EmailsDiffer' } | undefined>();
    expectTypeOf<keyof Refusals>().toEqualTypeOf<keyof Entry>();
  });

  test('parts have their own path', () => {
    const result = checkFields(under('receiver', { firstName: checkName(''), lastName: checkOptionalName('') }));
    expect(result).toEqual(Result.fail({ 'receiver.firstName': { _tag: 'Required' } }));
  });

  test('is accepted exactly when every field is valid, and refuses exactly the invalid fields', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.boolean()), (outcomes) => {
        const fields = Object.fromEntries(
          Object.entries(outcomes).map(([path, passes]) => [path, passes ? Result.succeed(path) : Result.fail(path)]),
        );
        const failed = Object.keys(outcomes).filter((path) => outcomes[path] === false);
        const result = checkFields(fields);
        expect(Result.isSuccess(result)).toBe(failed.length === 0);
        if (Result.isFailure(result)) expect(Object.keys(result.failure)).toEqual(failed);
      }),
    ));
});

const part = (city: string) => checkFields({ city: checkName(city) });

describe('a form with parts', () => {
  test('returns its own values, and those of each part under its name', () =>
    expect(checkParts({ name: checkName('Inès') }, { home: part('Paris'), work: Result.succeed(null) })).toEqual(
      Result.succeed({ name: 'Inès', home: { city: 'Paris' }, work: null }),
    ));

  test('returns every refusal at once, its own first, those of a part under its path', () => {
    const refusals = Result.getOrThrow(
      Result.flip(checkParts({ name: checkName('') }, { home: part('1'), work: part('') })),
    );
    expect(Object.entries(refusals)).toEqual([
      ['name', { _tag: 'Required' }],
      ['home.city', { _tag: 'NotAName' }],
      ['work.city', { _tag: 'Required' }],
    ]);
    expectTypeOf<keyof typeof refusals>().toEqualTypeOf<'name' | 'home.city' | 'work.city'>();
  });

  test('is refused if only a part is invalid, and if only a field is', () => {
    expect(checkParts({ name: checkName('x') }, { home: part('') })).toEqual(
      Result.fail({ 'home.city': { _tag: 'Required' } }),
    );
    expect(checkParts({ name: checkName('') }, { home: part('x') })).toEqual(
      Result.fail({ name: { _tag: 'Required' } }),
    );
  });
});
