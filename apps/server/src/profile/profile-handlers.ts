/** The calls about members' own data. That members name only themselves is checked before. Source: S7.22 to S7.28. */
import { inUnit } from '../database/in-unit.ts';
import type { HandlersOf } from '../call/handler.ts';
import { viewedCustomer } from '../customer/viewed-customer.ts';
import { addressBookHandlers } from './address-book.ts';
import { changeMemberEmail } from './change-email.ts';
import { closingHandlers } from './close-account.ts';
import { exportMemberData } from './export-data.ts';
import { loadMember } from './load-member.ts';
import { updateBusinessProfile, updateProfile } from './update-profile.ts';

type Names =
  | 'getMemberProfile'
  | 'updateMemberProfile'
  | 'updateBusinessProfile'
  | 'changeMemberEmail'
  | 'getMemberAddressBook'
  | 'updateMemberAddressBook'
  | 'closingFacts'
  | 'deleteAccount'
  | 'exportMemberData';

export const profileHandlers: HandlersOf<Names> = {
  getMemberProfile: ({ custId }, { shop, unit, buyer }) =>
    inUnit(shop.connection, unit.id, async (transaction) => {
      const viewed = await viewedCustomer(transaction, unit, buyer, { custId, view: 'profile' });
      const { member } = await loadMember(transaction, shop, unit, viewed);
      return member;
    }),
  updateMemberProfile: updateProfile,
  updateBusinessProfile,
  changeMemberEmail,
  ...addressBookHandlers,
  ...closingHandlers,
  exportMemberData,
};
