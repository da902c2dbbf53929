/** A member's address book: fetched, and saved as a whole on each change. Source: S2.71, S3.89, S7.25, S7.26. */
import type { AddressPolicy } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import {
  type AddressBookEvent,
  type AddressBookSnapshot,
  createAddressBookMachine,
} from '@offrande/domain/address-book';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../../shop/shop-context.tsx';
import { useCustomer } from '../use-customer.ts';

export interface AddressBookState {
  readonly snapshot: AddressBookSnapshot;
  readonly send: (event: AddressBookEvent) => void;
}

export const useAddressBook = (policy: AddressPolicy, plan: NumberingPlan): AddressBookState => {
  const { account } = useShop();
  const { customerId: custId } = useCustomer();
  const [machine] = useState(() =>
    createAddressBookMachine(plan).provide({
      actors: {
        fetchAddressBook: fromPromise(({ input }) => account.profile.fetchAddressBook(input)),
        saveAddressBook: fromPromise(({ input }) => account.profile.saveAddressBook(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, policy } });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
