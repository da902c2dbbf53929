/** The calls that the machines of profile, phone change, address book and closing invoke. Source: S7.22 to S7.28, A-94. */
import type { AddressBook, AddressBookToSave } from '@offrande/domain/address-book';
import type { ClosingFacts, ClosingRequest } from '@offrande/domain/account-closing';
import type { EmailChangeRequest } from '@offrande/domain/email-change';
import type { Member, MemberUpdateRequest } from '@offrande/domain/profile';
import type { Client } from '../client/client.ts';
import {
  changeMemberEmail,
  closingFacts,
  deleteAccount,
  exportMemberData,
  getMemberAddressBook,
  getMemberProfile,
  updateBusinessProfile,
  updateMemberAddressBook,
  updateMemberProfile,
} from '../contract/profile.ts';
import { present } from './present.ts';

export interface ProfileGateway {
  fetchProfile(whose: { readonly custId: string }): Promise<Member>;
  updateProfile(request: MemberUpdateRequest | null): Promise<unknown>;
  changeEmail(request: EmailChangeRequest | null): Promise<unknown>;
  fetchAddressBook(whose: { readonly custId: string }): Promise<AddressBook>;
  saveAddressBook(toSave: AddressBookToSave): Promise<unknown>;
  /** What the account still holds, for the warnings before it is closed. */
  readClosingFacts(custId: string): Promise<ClosingFacts>;
  deleteAccount(request: ClosingRequest | null): Promise<unknown>;
  /** The copy of the member's data, ready to be offered as a file. */
  exportData(custId: string): Promise<Readonly<Record<string, unknown>>>;
}

export const createProfileGateway = (client: Client): ProfileGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    fetchProfile: (whose) => client.call(getMemberProfile, { ...unit, ...whose }),
    updateProfile: async (request) => {
      const update = present(request, 'request');
      const call = update.memberType === 'business' ? updateBusinessProfile : updateMemberProfile;
      return client.call(call, { ...unit, ...update });
    },
    changeEmail: async (request) => {
      const { password, ...rest } = present(request, 'request');
      return client.call(changeMemberEmail, { ...unit, ...rest, ...(password === null ? {} : { password }) });
    },
    fetchAddressBook: async (whose) =>
      (await client.call(getMemberAddressBook, { ...unit, ...whose })).deliveryAddressBook,
    saveAddressBook: ({ custId, book }) =>
      client.call(updateMemberAddressBook, { ...unit, custId, deliveryAddressBook: book }),
    readClosingFacts: (custId) => client.call(closingFacts, { ...unit, custId }),
    deleteAccount: async (request) => client.call(deleteAccount, { ...unit, ...present(request, 'request') }),
    exportData: (custId) => client.call(exportMemberData, { ...unit, custId }),
  };
};
