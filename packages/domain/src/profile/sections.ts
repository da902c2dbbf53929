/**
 * The sections of a profile that are changed one at a time, the tabs of a business profile, and the permissions.
 * Source: S3.91, S4.57, S6.16, A-83.
 */
import { kindOfMember } from '../customer/index.ts';
import type { MemberType } from '../customer/index.ts';
import { Result } from 'effect';
import type { Member } from './member.ts';

export const PROFILE_TABS = ['company', 'contact', 'address'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Parts of a profile. The three addresses are the edit types Delivery, Invoicing and Company of the address tab. */
export type ProfileSection =
  | 'personal'
  | 'company'
  | 'contact'
  | 'deliveryAddress'
  | 'invoicingAddress'
  | 'companyAddress'
  | 'newsletter'
  | 'password';

/** The sections of a tab. */
export const SECTIONS_OF_TAB: Readonly<Record<ProfileTab, readonly ProfileSection[]>> = {
  company: ['company'],
  contact: ['contact'],
  address: ['deliveryAddress', 'invoicingAddress', 'companyAddress'],
};

/** Sections that do not depend on the flag: consent can always be withdrawn, a password always changed. */
const OWN: readonly ProfileSection[] = ['newsletter', 'password'];

const BUSINESS_DATA: readonly ProfileSection[] = PROFILE_TABS.flatMap((tab) => SECTIONS_OF_TAB[tab]);

/** The sections of a member's profile; a salesman's account is maintained by the shop. */
export const sectionsOf = (type: MemberType): readonly ProfileSection[] => {
  const kind = kindOfMember(type);
  if (kind === 'salesman') return [];
  return [...(kind === 'business' ? BUSINESS_DATA : (['personal'] as const)), ...OWN];
};

/**
 * `SectionNotOffered`: this profile has no such part. `ProfileReadOnly`: a company's data are changed by contacting the
 * business service. `PasswordKeptElsewhere`: the password is the identity provider's.
 */
export type EditRefusal =
  | { readonly _tag: 'SectionNotOffered' }
  | { readonly _tag: 'ProfileReadOnly' }
  | { readonly _tag: 'PasswordKeptElsewhere' };

/** `hasPassword` false: the member signs in through an identity provider. */
export const checkMayEdit = (
  { memberType, allowsUpdate }: Pick<Member, 'memberType' | 'allowsUpdate'>,
  section: ProfileSection,
  hasPassword: boolean,
): Result.Result<ProfileSection, EditRefusal> => {
  if (!sectionsOf(memberType).includes(section)) return Result.fail({ _tag: 'SectionNotOffered' });
  if (BUSINESS_DATA.includes(section) && !allowsUpdate) return Result.fail({ _tag: 'ProfileReadOnly' });
  if (section === 'password' && !hasPassword) return Result.fail({ _tag: 'PasswordKeptElsewhere' });
  return Result.succeed(section);
};
