import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER, MAINLAND_FRANCE } from '../address/index.ts';
import type { AddressBookEntry } from '../address/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { changedBook } from './index.ts';
import type { AddressBook, AddressBookChange } from './index.ts';
import { ATELIER, addressBooks, keptReceivers } from '../profile/testing.ts';

const change = (book: AddressBook, made: AddressBookChange) => changedBook(book, made, MAINLAND_FRANCE, numberingPlan);
const names = (book: AddressBook) => book.map(({ name }) => name);
const bookAndEntry = fc
  .tuple(addressBooks, fc.nat())
  .filter(([book]) => book.length > 0)
  .map(([book, at]) => [book, book[at % book.length]!] as const);
const newEntries: fc.Arbitrary<AddressBookEntry> = fc.record({
  name: fc.constantFrom('Bureau 1', 'Maison é'),
  isDefault: fc.boolean(),
  receiver: keptReceivers,
});

const law = <Value>(of: fc.Arbitrary<Value>, holds: (value: Value) => void): void =>
  fc.assert(
    fc.property(of, (value) => {
      holds(value);
    }),
  );

describe('an address book', () => {
  test('has exactly one default after any change, in the first place [S3.89]', () =>
    law(fc.tuple(bookAndEntry, newEntries, fc.constantFrom('put', 'replace', 'remove', 'makeDefault')), (made) => {
      const [[book, { name }], entry, type] = made;
      const changes: Readonly<Record<string, AddressBookChange>> = {
        put: { type: 'put', replaces: null, entry },
        replace: { type: 'put', replaces: name, entry },
        remove: { type: 'remove', name },
        makeDefault: { type: 'makeDefault', name },
      };
      const after = Result.getOrThrow(change(book, changes[type]!));
      expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, after.length));
      if (after[0] !== undefined) expect(after[0].isDefault).toBe(true);
    }));

  test('adds a new entry at the end, or in front as the new default [S3.58][S3.89]', () =>
    law(fc.tuple(addressBooks, newEntries), ([book, entry]) => {
      const after = Result.getOrThrow(change(book, { type: 'put', replaces: null, entry }));
      expect(names(after)).toEqual(entry.isDefault ? [entry.name, ...names(book)] : [...names(book), entry.name]);
      expect(after.find(({ name }) => name === entry.name)?.receiver).toEqual(entry.receiver);
    }));

  test('replaces an entry in its place, and keeps the others [S3.58]', () =>
    law(fc.tuple(bookAndEntry, newEntries), ([[book, old], entry]) => {
      const made = {
        type: 'put',
        replaces: old.name.toUpperCase(),
        entry: { ...entry, isDefault: old.isDefault },
      } as const;
      const after = Result.getOrThrow(change(book, made));
      expect(names(after)).toEqual(names(book).map((name) => (name === old.name ? entry.name : name)));
    }));

  test('deletes an entry by name, ignoring letter case and outer spaces; if it was the default, the first of the others becomes the default [S3.89]', () =>
    law(bookAndEntry, ([book, { name }]) => {
      const after = Result.getOrThrow(change(book, { type: 'remove', name: ` ${name.toUpperCase()} ` }));
      expect(names(after)).toEqual(names(book).filter((other) => other !== name));
    }));

  test('makes another entry the default, keeping the order of the others [S3.89]', () =>
    law(bookAndEntry, ([book, { name }]) => {
      const after = Result.getOrThrow(change(book, { type: 'makeDefault', name }));
      expect(names(after)).toEqual([name, ...names(book).filter((other) => other !== name)]);
    }));

  test('has one entry per name, ignoring letter case and spaces; an entry may keep its own name [S3.58]', () =>
    law(bookAndEntry, ([book, { name, receiver }]) => {
      const entry = { name: ` ${name.toUpperCase()} `, isDefault: false, receiver };
      expect(change(book, { type: 'put', replaces: null, entry })).toEqual(
        Result.fail({ _tag: 'EntryRefused', refusals: { name: { _tag: 'AddressNameTaken' } } }),
      );
      expect(Result.isSuccess(change(book, { type: 'put', replaces: name, entry }))).toBe(true);
    }));

  test('does not rename an entry to the name of another [S3.58]', () => {
    const receiver = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'M', address: ATELIER.company!.address };
    const entryOf = (name: string): AddressBookEntry => ({ name, isDefault: false, receiver });
    const renamed = (name: string) =>
      change([entryOf('home'), entryOf('work')], { type: 'put', replaces: 'work', entry: entryOf(name) });
    expect(names(Result.getOrThrow(renamed('WORK')))).toEqual(['home', 'WORK']);
    expect(renamed('Home')).toMatchObject({ failure: { refusals: { name: { _tag: 'AddressNameTaken' } } } });
  });

  test('refuses to change an entry that does not exist', () => {
    const entry = { name: 'x', isDefault: true, receiver: EMPTY_RECEIVER };
    for (const made of [
      { type: 'put', replaces: 'gone', entry },
      { type: 'remove', name: 'gone' },
      { type: 'makeDefault', name: 'gone' },
    ] as const) {
      expect(change([], made)).toEqual(Result.fail({ _tag: 'EntryNotFound', name: 'gone' }));
    }
  });

  test('refuses an entry field by field, including its name [S3.58][A-38]', () =>
    law(keptReceivers, (receiver) => {
      const entry = (name: string, over: object) => ({ name, isDefault: false, receiver: { ...receiver, ...over } });
      const abroad = { ...receiver.address, countryCode: 'BE' };
      expect(change([], { type: 'put', replaces: null, entry: entry('', { address: abroad, firstName: '' }) })).toEqual(
        Result.fail({
          _tag: 'EntryRefused',
          refusals: {
            name: { _tag: 'Required' },
            firstName: { _tag: 'Required' },
            'address.countryCode': { _tag: 'AddressNotServed' },
          },
        }),
      );
      expect(change([], { type: 'put', replaces: null, entry: entry('a', { email: '' }) })).toMatchObject({
        success: [{ name: 'a', isDefault: true }],
      });
    }));
});
