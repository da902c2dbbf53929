/**
 * Members' own data. Source: spec section 7 (S7.22, S7.23, S7.25, S7.26, S7.28, S7.117), A-72, A-94.
 */
import { AddressBookEntryFromWire } from '@offrande/domain/address/schema';
import { ClosingRequestFromWire } from '@offrande/domain/account-closing/schema';
import { MemberFromWire, MemberUpdateRequestFromWire } from '@offrande/domain/profile/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';
import { withUnit } from './with-unit.ts';

const post = { method: 'POST', auth: 'member', sealed: true } as const;
const own = { aggregatorBuId: UnitId, custId: Text };

/** Far more addresses than a person sends parcels to. */
const ENTRIES_MAX = 200;
const Book = Schema.Array(AddressBookEntryFromWire).check(Schema.isMaxLength(ENTRIES_MAX));

export const getMemberProfile = defineCall('getMemberProfile', {
  ...post,
  path: '/member/getMemberProfile',
  request: Schema.Struct(own),
  response: MemberFromWire,
});

/** Changes one section. `password` is the current one where a new one is set, else null. */
export const updateMemberProfile = defineCall('updateMemberProfile', {
  ...post,
  path: '/member/updateMemberProfile',
  version: 'v2',
  request: withUnit(MemberUpdateRequestFromWire, {}),
  response: Schema.Struct({ custId: Text }),
});

/** Changes one section of a company's profile, which its flag must allow (S6.16); newsletter and password always. */
export const updateBusinessProfile = defineCall('updateBusinessProfile', {
  ...post,
  path: '/member/updateMemberProfile',
  version: 'v4',
  request: withUnit(MemberUpdateRequestFromWire, {}),
  response: Schema.Struct({ custId: Text }),
});

/**
 * Another email for the account: proven by a code that was sent to it (`tokenId`), and by the current password or, where the
 * account has none, a sign-in of the last minutes. The address before is told, and can take it back.
 */
export const changeMemberEmail = defineCall('changeMemberEmail', {
  ...post,
  path: '/member/changeMemberEmail',
  request: Schema.Struct({ ...own, email: Text, tokenId: Text, password: Schema.optionalKey(Text) }),
  response: Schema.Struct({ email: Text }),
});

export const getMemberAddressBook = defineCall('getMemberAddressBook', {
  ...post,
  path: '/member/getMemberAddressBook',
  request: Schema.Struct(own),
  response: Schema.Struct({ deliveryAddressBook: Book }),
});

/** Keeps the whole book in place of the one before. */
export const updateMemberAddressBook = defineCall('updateMemberAddressBook', {
  ...post,
  path: '/member/updateMemberAddressBook',
  request: Schema.Struct({ ...own, deliveryAddressBook: Book }),
  response: Schema.Struct({ deliveryAddressBook: Book }),
});

/** What the account still holds, for the warnings before it is closed. */
export const closingFacts = defineCall('closingFacts', {
  ...post,
  path: '/member/closingFacts',
  request: Schema.Struct(own),
  response: Schema.Struct({ hasBalance: Schema.Boolean, hasOpenOrder: Schema.Boolean }),
});

/** Closes the account for good and signs it out everywhere. */
export const deleteAccount = defineCall('deleteAccount', {
  ...post,
  path: '/member/deleteAccount',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...ClosingRequestFromWire.fields }),
  response: Schema.Struct({}),
});

/** The copy of their own data that members may ask for, as one JSON value. */
export const exportMemberData = defineCall('exportMemberData', {
  ...post,
  path: '/member/exportMemberData',
  patience: 'file',
  request: Schema.Struct(own),
  response: Schema.Record(Schema.String, Schema.Json),
});

export const profileCalls = {
  getMemberProfile,
  updateMemberProfile,
  updateBusinessProfile,
  changeMemberEmail,
  getMemberAddressBook,
  updateMemberAddressBook,
  closingFacts,
  deleteAccount,
  exportMemberData,
} as const;
