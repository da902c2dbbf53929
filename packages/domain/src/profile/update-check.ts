/**
 * Checks an update on the server by the rules of its form: the server does not trust the browser's checks, and refuses
 * what a member may not change.
 */
import { Result } from 'effect';
import type { PhoneEntry } from '../address/index.ts';
import { checkNewPassword } from '../password/index.ts';
import type { BreachedPasswords, PasswordRefusal } from '../password/index.ts';
import type { NumberingPlan, PhoneRefusal } from '../phone/index.ts';
import { companyEntryOf, phoneEntryOf } from './company-info.ts';
import { checkEdit } from './edit.ts';
import type { ProfileEdit, ProfilePolicy, ProfileRefusals } from './edit.ts';
import type { Member } from './member.ts';
import type { MemberUpdate } from './member-update.ts';
import { checkMayEdit } from './sections.ts';
import type { EditRefusal } from './sections.ts';

/** `breached`: breached passwords. `hasPassword`: the member does not sign in through an identity provider. */
export interface UpdateContext {
  readonly member: Member;
  readonly hasPassword: boolean;
  readonly policy: ProfilePolicy;
  readonly breached: BreachedPasswords;
}

/** Refusals of the fields of an update, or the reason why this member may not make it. */
export type UpdateRefusal =
  | EditRefusal
  | { readonly _tag: 'UpdateRefused'; readonly refusals: ProfileRefusals | PhoneRefusals | NewPasswordRefusals };

type PhoneRefusals = { readonly phone: PhoneRefusal };
type NewPasswordRefusals = { readonly newPassword: PasswordRefusal };
type Checked = Result.Result<MemberUpdate, ProfileRefusals | PhoneRefusals | NewPasswordRefusals>;

/** An account holder's own number; the caller verifies `reference`. */
const checkOwnPhone = (phone: PhoneEntry, { checkPhone }: NumberingPlan): Result.Result<PhoneEntry, PhoneRefusals> =>
  Result.mapBoth(checkPhone(phone, 'account'), { onSuccess: phoneEntryOf, onFailure: (phone) => ({ phone }) });

/** The edit of an update. Phones and passwords have forms of their own. */
export const editOf = (update: Exclude<MemberUpdate, { readonly section: 'phone' | 'password' }>): ProfileEdit => {
  switch (update.section) {
    case 'personal': {
      const { section, civility, firstName, lastName } = update;
      return { section, entry: { civility, firstName, lastName } };
    }
    case 'company':
      return { section: update.section, entry: companyEntryOf(update.company) };
    case 'contact':
      return { section: update.section, entry: update.contact };
    case 'companyAddress':
      return { section: update.section, entry: update.address };
    case 'deliveryAddress':
      return { section: update.section, entry: update.receiver };
    case 'invoicingAddress': {
      const { section, receiver, chorusNumber } = update;
      return { section, entry: { receiver, chorusNumber } };
    }
    case 'newsletter':
      return { section: update.section, entry: { isSubscribed: update.isSubscribed } };
  }
};

const checkFieldsOf = (
  update: MemberUpdate,
  { member, policy, breached }: UpdateContext,
  plan: NumberingPlan,
): Checked => {
  if (update.section === 'phone') {
    return Result.map(checkOwnPhone(update.phone, plan), (phone) => ({ ...update, phone }));
  }
  if (update.section === 'password') {
    return Result.mapBoth(checkNewPassword(update.newPassword, breached), {
      onSuccess: (newPassword) => ({ section: update.section, newPassword }),
      onFailure: (newPassword) => ({ newPassword }),
    });
  }
  return checkEdit(editOf(update), member, policy, plan);
};

/** Members with a `personal` section may change their phone: a company's phones are changed with its data. */
const sectionToEdit = (update: MemberUpdate) => (update.section === 'phone' ? 'personal' : update.section);

/** The normalised update, or why it is refused: permission first, then every refusal of its fields. */
export const checkUpdate = (
  update: MemberUpdate,
  context: UpdateContext,
  plan: NumberingPlan,
): Result.Result<MemberUpdate, UpdateRefusal> =>
  Result.flatMap(
    checkMayEdit(context.member, sectionToEdit(update), context.hasPassword),
    (): Result.Result<MemberUpdate, UpdateRefusal> =>
      Result.mapError(checkFieldsOf(update, context, plan), (refusals) => ({ _tag: 'UpdateRefused', refusals })),
  );
