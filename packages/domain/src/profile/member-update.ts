/** One change of a profile: a section and its new values, nothing else (S4.58), and the member after it. */
import type { Address, PhoneEntry, Receiver } from '../address/index.ts';
import type { CompanyIdentity, CompanyInfo } from './company-info.ts';
import type { Member, Person } from './member.ts';

export interface Contact extends Person {
  readonly phone: PhoneEntry;
}

/** Who receives the invoices, and what these carry for a public body. */
export interface Invoicing extends Pick<CompanyInfo, 'chorusNumber'> {
  readonly receiver: Receiver;
}

/** `reference` in `phone` identifies the one-time code that verified the number. */
export type MemberUpdate =
  | ({ readonly section: 'personal' } & Person)
  | { readonly section: 'company'; readonly company: CompanyIdentity }
  | { readonly section: 'contact'; readonly contact: Contact }
  | { readonly section: 'companyAddress'; readonly address: Address }
  | { readonly section: 'deliveryAddress'; readonly receiver: Receiver }
  | ({ readonly section: 'invoicingAddress' } & Invoicing)
  | { readonly section: 'newsletter'; readonly isSubscribed: boolean }
  | { readonly section: 'password'; readonly newPassword: string }
  | { readonly section: 'phone'; readonly phone: PhoneEntry; readonly reference: string };

/** An update with the id of its member. `password` is the current one if the section is the password, else null. */
export interface MemberUpdateRequest extends Pick<Member, 'custId' | 'memberType'> {
  readonly update: MemberUpdate;
  readonly password: string | null;
}

/** The member after the update is saved. A member without a company stays without one. */
export const updatedMember = (member: Member, update: MemberUpdate): Member => {
  const { company } = member;
  switch (update.section) {
    case 'personal': {
      const { civility, firstName, lastName } = update;
      return { ...member, civility, firstName, lastName };
    }
    case 'contact':
      return { ...member, ...update.contact };
    case 'phone':
      return { ...member, phone: update.phone };
    case 'company':
      return company === null ? member : { ...member, company: { ...company, ...update.company } };
    case 'companyAddress':
      return company === null ? member : { ...member, company: { ...company, address: update.address } };
    case 'deliveryAddress':
      return { ...member, delivery: update.receiver };
    case 'invoicingAddress':
      return {
        ...member,
        invoicing: update.receiver,
        company: company === null ? null : { ...company, chorusNumber: update.chorusNumber },
      };
    case 'newsletter':
      return { ...member, isSubscribed: update.isSubscribed };
    case 'password':
      return member;
  }
};
