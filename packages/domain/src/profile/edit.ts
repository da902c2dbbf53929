/** Checks a member's entry in one section as a whole (S4.57, S4.58, S5.22, S5.23, A-57, A-59), without data of other sections. */
import { Result } from 'effect';
import { POSTAL, checkAddress } from '../address/index.ts';
import type { Address, AddressPolicy, AddressRefusals, Receiver } from '../address/index.ts';
import { checkFields, checkParts, formOf } from '../form/index.ts';
import type { FieldRefusals, RefusalOf } from '../form/index.ts';
import { checkConfirmPassword, checkCurrentPassword, checkNewPassword } from '../password/index.ts';
import type { BreachedPasswords } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkChorusNumber, checkName } from '../text/index.ts';
import { companyIdentityFields, phoneEntryOf } from './company-info.ts';
import type { CompanyIdentityEntry, CompanyIdentityRefusals, CompanyPolicy } from './company-info.ts';
import type { Contact, Invoicing, MemberUpdate } from './member-update.ts';
import type { Member, Person } from './member.ts';
import type { TakenNumberRefusals } from './taken-number.ts';
import { checkReceiver } from './receiver-entry.ts';
import type { ReceiverNeeds, ReceiverRefusals } from './receiver-entry.ts';

export interface PasswordEntry {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type ProfileEdit =
  | { readonly section: 'personal'; readonly entry: Person }
  | { readonly section: 'company'; readonly entry: CompanyIdentityEntry }
  | { readonly section: 'contact'; readonly entry: Contact }
  | { readonly section: 'companyAddress'; readonly entry: Address }
  | { readonly section: 'deliveryAddress'; readonly entry: Receiver }
  | { readonly section: 'invoicingAddress'; readonly entry: Invoicing }
  | { readonly section: 'newsletter'; readonly entry: { readonly isSubscribed: boolean } }
  | { readonly section: 'password'; readonly entry: PasswordEntry };

export interface ProfilePolicy extends CompanyPolicy {
  /** Where the unit delivers. */
  readonly deliveryAddress: AddressPolicy;
}

/** The requirements for the receiver of an invoice. */
export const INVOICING_NEEDS: ReceiverNeeds = { address: POSTAL, email: 'needed', phone: 'company' };

/** The requirements for a delivery address under the given policy. */
export const deliveryNeeds = (address: AddressPolicy): ReceiverNeeds => ({
  address,
  email: 'optional',
  phone: 'parcelReceiver',
});

const personFields = ({ firstName, lastName }: Person) => ({
  firstName: checkName(firstName),
  lastName: checkName(lastName),
});

const contactFields = (contact: Contact, { checkPhone }: NumberingPlan) => ({
  ...personFields(contact),
  phone: Result.map(checkPhone(contact.phone, 'businessContact'), phoneEntryOf),
});

const invoicingParts = ({ receiver, chorusNumber }: Invoicing, plan: NumberingPlan, storedVatNumber?: string) =>
  checkParts(
    { chorusNumber: checkChorusNumber(chorusNumber) },
    { receiver: checkReceiver(receiver, INVOICING_NEEDS, plan, storedVatNumber) },
  );

/**
 * The three fields of a change of password; the new one is also checked against breached passwords, if there is a list.
 */
export const checkPasswordEntry = (entry: PasswordEntry, breached?: BreachedPasswords) =>
  formOf<PasswordEntry>()({
    currentPassword: checkCurrentPassword,
    newPassword: (password) => checkNewPassword(password, breached),
    confirmPassword: (confirm, { newPassword }) => checkConfirmPassword(confirm, newPassword),
  })(entry);

/** Refusals by field; the fields depend on the section. */
export type ProfileRefusals =
  | FieldRefusals<ReturnType<typeof personFields>>
  | FieldRefusals<ReturnType<typeof contactFields>>
  | CompanyIdentityRefusals
  | AddressRefusals
  | TakenNumberRefusals
  | ReceiverRefusals
  | RefusalOf<ReturnType<typeof invoicingParts>>
  | RefusalOf<ReturnType<typeof checkPasswordEntry>>;

type CheckedEdit = Result.Result<MemberUpdate, ProfileRefusals>;

/**
 * `stored`: what the member had before. The country of its company determines the rule of the company's numbers, and numbers
 * that stay as they are stored pass.
 */
export const checkEdit = (
  edit: ProfileEdit,
  stored: Pick<Member, 'company' | 'delivery' | 'invoicing'> | null,
  policy: ProfilePolicy,
  plan: NumberingPlan,
): CheckedEdit => {
  const { section, entry } = edit;
  switch (section) {
    case 'personal':
      return Result.map(checkFields(personFields(entry)), (names) => ({
        section,
        civility: entry.civility,
        ...names,
      }));
    case 'company':
      return Result.map(
        checkFields(
          companyIdentityFields(
            entry,
            stored?.company?.address.countryCode ?? '',
            policy,
            plan,
            stored?.company ?? undefined,
          ),
        ),
        (company) => ({ section, company }),
      );
    case 'contact':
      return Result.map(checkFields(contactFields(entry, plan)), (valid) => ({
        section,
        contact: { civility: entry.civility, ...valid },
      }));
    case 'companyAddress':
      return Result.map(checkAddress(entry, POSTAL), (address) => ({ section, address }));
    case 'deliveryAddress':
      return Result.map(
        checkReceiver(entry, deliveryNeeds(policy.deliveryAddress), plan, stored?.delivery?.vatNumber),
        (receiver) => ({ section, receiver }),
      );
    case 'invoicingAddress':
      return Result.map(invoicingParts(entry, plan, stored?.invoicing?.vatNumber), (invoicing) => ({
        section,
        ...invoicing,
      }));
    case 'newsletter':
      return Result.succeed({ section, isSubscribed: entry.isSubscribed });
    case 'password':
      return Result.map(checkPasswordEntry(entry), ({ newPassword }) => ({ section, newPassword }));
  }
};
