import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER, MAINLAND_FRANCE } from '../address/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  createAddressBookMachine,
  selectAddressBook,
  selectAddressBookFailure,
  selectAddressBookRefusal,
} from './index.ts';
import type { AddressBookChange } from './index.ts';
import { ATELIER } from '../profile/testing.ts';

const addressBookMachine = createAddressBookMachine(numberingPlan);

const DOWN = { reason: 'network', code: null, isRetryable: true };
const input = { custId: 'c-1', policy: MAINLAND_FRANCE };
const receiver = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'M', address: ATELIER.company!.address };
const book = [
  { name: 'home', isDefault: false, receiver },
  { name: 'work', isDefault: true, receiver },
];
const add: AddressBookChange = { type: 'put', replaces: null, entry: { name: 'new', isDefault: false, receiver } };
const remove: AddressBookChange = { type: 'remove', name: 'work' };
const gone: AddressBookChange = { type: 'remove', name: 'gone' };
const change = (made: AddressBookChange) => ({ type: 'change', change: made }) as const;

const walked = walk(
  addressBookMachine,
  [
    change(add),
    change(remove),
    change(gone),
    { type: 'retry' },
    done('fetchAddressBook', book),
    failed('fetchAddressBook', DOWN),
    done('saveAddressBook', {}),
    failed('saveAddressBook', DOWN),
  ],
  [input],
);
const names = (snapshot: (typeof walked.snapshots)[number]) => selectAddressBook(snapshot).map(({ name }) => name);

describe('every path of the address book', () => {
  test('reaches every state and takes every transition [S3.89]', () => {
    expect(stateIds(addressBookMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('can be changed only while it is shown, and fetched again only after a failure', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can(change(remove))).toBe(snapshot.matches('viewing'));
      expect(snapshot.can({ type: 'retry' })).toBe(snapshot.matches('unavailable'));
      expect(snapshot.hasTag('busy')).toBe(snapshot.matches('loading') || snapshot.matches('saving'));
    }
  });

  test('is shown with its default entry first, and is empty until it is loaded [S3.89]', () => {
    expect(walked.snapshots.find((snapshot) => snapshot.matches('loading'))?.context.book).toEqual([]);
    const fetched = walked.steps.filter(({ from, to }) => from.matches('loading') && to.matches('viewing'));
    for (const { to } of fetched) expect([names(to), selectAddressBookFailure(to)]).toEqual([['work', 'home'], null]);
  });

  test('shows a change once it is saved, and not before', () => {
    for (const { from, event, to } of walked.steps) {
      if (to.matches('saving') && from.matches('viewing')) expect(names(to)).toEqual(names(from));
      if (!from.matches('saving')) continue;
      if (event.type === 'xstate.done.actor.saveAddressBook') {
        expect(selectAddressBook(to)).toEqual(from.context.toSave);
      } else if (event['error'] === DOWN) {
        expect([to.value, names(to), selectAddressBookFailure(to)?.reason]).toEqual([
          'viewing',
          names(from),
          'network',
        ]);
      }
    }
  });

  test('refuses an invalid change and stays the same', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('viewing') || event.type !== 'change') continue;
      const isRefused = selectAddressBookRefusal(to) !== null;
      if (event['change'] === gone) {
        expect(selectAddressBookRefusal(to)).toEqual({ _tag: 'EntryNotFound', name: 'gone' });
      }
      expect([to.matches('viewing'), names(to)]).toEqual([isRefused, names(from)]);
      expect(selectAddressBookFailure(to)).toBeNull();
    }
  });
});

test('with gateways in place the whole book is saved under its owner [S3.89]', async () => {
  const saved: unknown[] = [];
  const actor = createActor(
    addressBookMachine.provide({
      actors: {
        fetchAddressBook: fromPromise(async ({ input }) => (input.custId === 'c-1' ? book : [])),
        saveAddressBook: fromPromise(async ({ input }) => void saved.push(input)),
      },
    }),
    { input },
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
  actor.send(change(remove));
  await waitFor(actor, (snapshot) => snapshot.matches('viewing'));
  expect(saved).toEqual([{ custId: 'c-1', book: [{ name: 'home', isDefault: true, receiver }] }]);
});
