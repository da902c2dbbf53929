/** Members: their profile and its changes, their corporate account (spec sections 3, 4 and 6). */
export {
  EMPTY_COMPANY_IDENTITY,
  companyEntryOf,
  companyIdentityFields,
  phoneEntryOf,
  type CompanyIdentity,
  type CompanyIdentityEntry,
  type CompanyInfo,
  type CompanyPolicy,
} from './company-info.ts';
export { isAskedForChorusNumber } from './chorus-number.ts';
export { FAILED_CUST_ID, type Member, type Person } from './member.ts';
export {
  PROFILE_TABS,
  SECTIONS_OF_TAB,
  checkMayEdit,
  sectionsOf,
  type EditRefusal,
  type ProfileSection,
  type ProfileTab,
} from './sections.ts';
export { NUMBER_TAKEN, numberFieldOf, type TakenNumber } from './taken-number.ts';
export { PROFILE_TAB_CODES, profileTabOf } from './tab-codes.ts';
export {
  updatedMember,
  type Contact,
  type Invoicing,
  type MemberUpdate,
  type MemberUpdateRequest,
} from './member-update.ts';
export {
  INVOICING_NEEDS,
  checkEdit,
  checkPasswordEntry,
  deliveryNeeds,
  type PasswordEntry,
  type ProfileEdit,
  type ProfilePolicy,
  type ProfileRefusals,
} from './edit.ts';
export { checkUpdate, editOf, type UpdateRefusal } from './update-check.ts';
export { checkReceiver, type ReceiverNeeds, type ReceiverRefusals } from './receiver-entry.ts';
export {
  createProfileMachine,
  selectCustId,
  selectIsUpdateSuccess,
  selectMember,
  selectOpenSection,
  selectProfileFailure,
  selectProfileRefusals,
  selectProfileTab,
  type ProfileEvent,
  type ProfileInput,
  type ProfileSnapshot,
} from './profile.machine.ts';
export {
  CORPORATE_PIN_DIGITS,
  checkCorporateAccount,
  checkCorporateChange,
  type CorporateAccount,
  type HeldCorporateAccount,
} from './corporate-account.ts';
