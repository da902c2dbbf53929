/** The calls of a member's address book. A book is saved whole, and each entry is validated again. Source: S3.89, S7.25, S7.26. */
import type { HandlersOf } from '../call/handler.ts';
import { numberingPlan } from '@offrande/domain/phone';
import { type AddressBook, changedBook } from '@offrande/domain/address-book';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import { viewedCustomer } from '../customer/viewed-customer.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { addressBookJson, loadMember } from './load-member.ts';

const refusal = (at: number, reason: string): CallRefused =>
  new CallRefused('profileRefused', { field: `deliveryAddressBook.${at}`, reason });

/** The book with each entry normalised; refused with the first invalid one. */
const checkedBook = (entries: AddressBook, { addressPolicy }: Unit): AddressBook =>
  entries.reduce<AddressBook>((book, entry, at) => {
    const result = changedBook(book, { type: 'put', replaces: null, entry }, addressPolicy, numberingPlan);
    if (Result.isSuccess(result)) return result.success;
    const { failure } = result;
    throw refusal(at, failure._tag === 'EntryRefused' ? Object.keys(failure.refusals).join(' ') : failure._tag);
  }, []);

export const addressBookHandlers: HandlersOf<'getMemberAddressBook' | 'updateMemberAddressBook'> = {
  getMemberAddressBook: ({ custId }, { shop, unit, buyer }) =>
    inUnit(shop.connection, unit.id, async (transaction) => {
      const viewed = await viewedCustomer(transaction, unit, buyer, { custId, view: 'addressBook' });
      const { member } = await loadMember(transaction, shop, unit, viewed);
      return { deliveryAddressBook: member.addressBook };
    }),
  updateMemberAddressBook: ({ custId, deliveryAddressBook }, { shop, unit, buyer }) => {
    const { id } = ownCustomer(buyer, custId);
    const book = checkedBook(deliveryAddressBook, unit);
    return inUnit(shop.connection, unit.id, async (transaction) => {
      await sql`update customer set address_book = ${addressBookJson(book)}::jsonb
        where id = ${id} and bu_id = ${unit.id}`.execute(transaction);
      return { deliveryAddressBook: book };
    });
  },
};
