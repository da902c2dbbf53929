/**
 * A member's address book: entries by name; unless the book is empty, exactly one is the default and comes first.
 * Source: S3.58, S3.89. Every change returns a new book, which is saved as a whole.
 */
import { Result } from 'effect';
import { defaultFirst } from '../address/index.ts';
import type { AddressBookEntry, AddressPolicy } from '../address/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { normaliseText, requiredText } from '../text/index.ts';
import type { EntryRefusal } from '../text/index.ts';
import { deliveryNeeds, checkReceiver } from '../profile/index.ts';
import type { ReceiverRefusals } from '../profile/index.ts';

export type AddressBook = readonly AddressBookEntry[];

/** `replaces` names the entry that is changed; null adds one. */
export type AddressBookChange =
  | { readonly type: 'put'; readonly replaces: string | null; readonly entry: AddressBookEntry }
  | { readonly type: 'remove'; readonly name: string }
  | { readonly type: 'makeDefault'; readonly name: string };

/** `AddressNameTaken`: another entry has this name, letter case ignored. */
export type EntryNameRefusal = EntryRefusal | { readonly _tag: 'AddressNameTaken' };

/** `EntryNotFound`: there is no entry with that name (any more). */
export type AddressBookRefusal =
  | { readonly _tag: 'EntryNotFound'; readonly name: string }
  | {
      readonly _tag: 'EntryRefused';
      readonly refusals: ReceiverRefusals & { readonly name?: EntryNameRefusal };
    };

const key = (name: string): string => normaliseText(name).toLowerCase();
const isNamed =
  (name: string) =>
  (entry: AddressBookEntry): boolean =>
    key(entry.name) === key(name);

const checkEntryName = (name: string, others: AddressBook): Result.Result<string, EntryNameRefusal> =>
  Result.flatMap(requiredText()(name), (text): Result.Result<string, EntryNameRefusal> =>
    others.some(isNamed(text)) ? Result.fail({ _tag: 'AddressNameTaken' }) : Result.succeed(text),
  );

/** The normalised entry, or all of its refusals: `name`, `firstName`, `address.zipCode`, … */
const checkEntry = (
  { name, isDefault, receiver }: AddressBookEntry,
  others: AddressBook,
  policy: AddressPolicy,
  plan: NumberingPlan,
): Result.Result<AddressBookEntry, AddressBookRefusal> => {
  const checkedName = checkEntryName(name, others);
  const checkedReceiver = checkReceiver(receiver, deliveryNeeds(policy), plan);
  if (Result.isSuccess(checkedName) && Result.isSuccess(checkedReceiver)) {
    return Result.succeed({ name: checkedName.success, isDefault, receiver: checkedReceiver.success });
  }
  return Result.fail({
    _tag: 'EntryRefused',
    refusals: {
      ...(Result.isFailure(checkedName) ? { name: checkedName.failure } : {}),
      ...(Result.isFailure(checkedReceiver) ? checkedReceiver.failure : {}),
    },
  });
};

/**
 * Makes one entry the default and puts it first: the named one, else the first that is marked as default, else the
 * first.
 */
const withOneDefault = (book: AddressBook, name: string | null): AddressBook => {
  const chosen = book.find((entry) => (name === null ? entry.isDefault : isNamed(name)(entry))) ?? book[0];
  return defaultFirst(book.map((entry) => ({ ...entry, isDefault: entry === chosen })));
};

const put = (book: AddressBook, replaces: string | null, entry: AddressBookEntry): AddressBook => {
  const changed =
    replaces === null ? [...book, entry] : book.map((known) => (isNamed(replaces)(known) ? entry : known));
  return withOneDefault(changed, entry.isDefault ? entry.name : null);
};

/** The book after a change, or why the change is refused. The policy says which addresses are served. */
export const changedBook = (
  book: AddressBook,
  change: AddressBookChange,
  policy: AddressPolicy,
  plan: NumberingPlan,
): Result.Result<AddressBook, AddressBookRefusal> => {
  const name = change.type === 'put' ? change.replaces : change.name;
  if (name !== null && !book.some(isNamed(name))) return Result.fail({ _tag: 'EntryNotFound', name });
  switch (change.type) {
    case 'put': {
      const { replaces, entry } = change;
      const others = replaces === null ? book : book.filter((known) => !isNamed(replaces)(known));
      return Result.map(checkEntry(entry, others, policy, plan), (checked) => put(book, replaces, checked));
    }
    case 'remove':
      return Result.succeed(
        withOneDefault(
          book.filter((entry) => !isNamed(change.name)(entry)),
          null,
        ),
      );
    case 'makeDefault':
      return Result.succeed(withOneDefault(book, change.name));
  }
};
