import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Errors, type PartForm, useAbout, useListed, usePart } from './use-tab-form.ts';

afterEach(cleanup);

interface Person {
  readonly id: string;
  readonly name: string;
}

const update = (): void => {};
const idOf = (path: string): string => path;
const isReadOnly = (): boolean => false;
const formOf = <Entry,>(entry: Entry, errors: Errors = {}): PartForm<Entry> => ({
  entry,
  update,
  errors,
  errorOf: (path) => errors[path]?.text,
  titleOf: (path) => errors[path]?.title,
  idOf,
  isReadOnly,
});

const INES: Person = { id: 'r1', name: 'Inès' };
const HUGO: Person = { id: 'r2', name: 'Hugo' };
const BOTH: readonly Person[] = [INES, HUGO];
const EMPTY = { tin: '' };
const WRONG: Errors['r1'] = { title: undefined, text: 'Enter a name.' };

/** The parts that a hook answers for each of these answers with their errors, in their order. */
const partsFor = <Entry, Part>(
  useThePart: (form: PartForm<Entry>) => Part,
  first: Entry,
  ...others: readonly (readonly [Entry, Errors])[]
): readonly Part[] => {
  const { result, rerender } = renderHook(useThePart, { initialProps: formOf(first) });
  const before = result.current;
  const after = others.map(([entry, errors]) => {
    rerender(formOf(entry, errors));
    return result.current;
  });
  return [before, ...after];
};

describe('a part of a form is the same object until its own answers or errors change', () => {
  test('where another part changes', () => {
    const [before, other, own] = partsFor(
      (form: PartForm<{ readonly identity: Person; readonly contact: Person }>) => usePart(form, 'identity'),
      { identity: INES, contact: HUGO },
      [{ identity: INES, contact: { ...HUGO, name: 'Hugo P' } }, { 'contact.name': WRONG }],
      [{ identity: { ...INES, name: 'Iris' }, contact: HUGO }, {}],
    );
    expect(other).toBe(before);
    expect(own).not.toBe(before);
    expect(own?.entry.name).toBe('Iris');
  });

  test('where somebody else in a list changes', () => {
    const [before, other, own] = partsFor(
      (form: PartForm<readonly Person[]>) => useListed(form, form.entry[0] ?? INES),
      BOTH,
      [[INES, { ...HUGO, name: 'Hugo P' }], { 'r2.name': WRONG }],
      [[INES, HUGO], { 'r1.name': WRONG }],
    );
    expect(other).toBe(before);
    expect(own).not.toBe(before);
    expect(own?.errorOf('name')).toBe('Enter a name.');
  });

  test('where the answer about somebody else changes', () => {
    const [before, other, own] = partsFor(
      (form: PartForm<Readonly<Record<string, { readonly tin: string }>>>) => useAbout(form, 'r1', EMPTY),
      {},
      [{ r2: { tin: '1' } }, {}],
      [{ r1: { tin: '2' } }, {}],
    );
    expect(other).toBe(before);
    expect(own).not.toBe(before);
    expect(own?.entry.tin).toBe('2');
  });
});
