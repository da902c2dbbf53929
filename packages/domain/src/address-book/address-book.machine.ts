/**
 * A member's address book: it is fetched and changed one entry at a time; each change saves the whole book (S2.71,
 * S3.89, S7.25, S7.26).
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { defaultFirst } from '../address/index.ts';
import type { AddressPolicy } from '../address/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { changedBook } from './address-book.ts';
import type { AddressBook, AddressBookChange, AddressBookRefusal } from './address-book.ts';

export interface AddressBookInput {
  readonly custId: string;
  readonly policy: AddressPolicy;
}

export interface AddressBookToSave {
  readonly custId: string;
  readonly book: AddressBook;
}

/** `retry` fetches again after a failure. */
export type AddressBookEvent =
  | { readonly type: 'change'; readonly change: AddressBookChange }
  | { readonly type: 'retry' };

interface Context extends AddressBookInput {
  readonly book: AddressBook;
  readonly toSave: AddressBook;
  readonly refusal: AddressBookRefusal | null;
  readonly failure: GatewayFailure | null;
}

const afterChange = ({ book, policy }: Context, change: AddressBookChange, plan: NumberingPlan): Partial<Context> =>
  Result.match(changedBook(book, change, policy, plan), {
    onSuccess: (toSave) => ({ toSave, refusal: null, failure: null }),
    onFailure: (refusal) => ({ refusal, failure: null }),
  });

const machine = setup({
  types: machineTypes<{ context: Context; input: AddressBookInput; events: AddressBookEvent; tags: 'busy' }>(),
  actors: {
    fetchAddressBook: fromPromise<AddressBook, { readonly custId: string }>(notProvided),
    saveAddressBook: fromPromise<unknown, AddressBookToSave>(notProvided),
  },
  guards: { isAccepted: byNumberingPlan<AddressBookChange>() },
  actions: {
    keepChange: byNumberingPlan<AddressBookChange>(),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;
const keepChange = {
  type: 'keepChange',
  params: ({ event }: { event: { change: AddressBookChange } }) => event.change,
} as const;

const chart = machine.createMachine({
  id: 'addressBook',
  initial: 'loading',
  context: ({ input }) => ({ ...input, book: [], toSave: [], refusal: null, failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchAddressBook',
        src: 'fetchAddressBook',
        input: ({ context: { custId } }) => ({ custId }),
        onDone: {
          target: 'viewing',
          actions: assign({ book: ({ event }) => defaultFirst(event.output), failure: null }),
        },
        onError: { target: 'unavailable', actions: keepFailure },
      },
    },
    unavailable: { on: { retry: { target: 'loading' } } },
    viewing: {
      on: {
        change: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.change }, target: 'saving', actions: keepChange },
          { actions: keepChange },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveAddressBook',
        src: 'saveAddressBook',
        input: ({ context: { custId, toSave } }) => ({ custId, book: toSave }),
        onDone: { target: 'viewing', actions: assign({ book: ({ context }) => context.toSave }) },
        onError: { target: 'viewing', actions: keepFailure },
      },
    },
  },
});

/** States: `loading` → `viewing` ⇄ `saving`; `unavailable` if the book could not be fetched. */
export const createAddressBookMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: {
      isAccepted: ({ context: { book, policy } }, change) => Result.isSuccess(changedBook(book, change, policy, plan)),
    },
    actions: { keepChange: assign(({ context }, change) => afterChange(context, change, plan)) },
  });

export type AddressBookSnapshot = SnapshotFrom<typeof chart>;

/** The entries as last saved, the default first. */
export const selectAddressBook = ({ context }: AddressBookSnapshot): AddressBook => context.book;
export const selectAddressBookRefusal = ({ context }: AddressBookSnapshot): AddressBookRefusal | null =>
  context.refusal;
export const selectAddressBookFailure = ({ context }: AddressBookSnapshot): GatewayFailure | null => context.failure;
