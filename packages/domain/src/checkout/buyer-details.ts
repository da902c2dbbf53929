/** Who orders, every detail checked: a guest by what is typed, a member by the profile. Source: S3.59, S3.85, S5.16, A-59. */
import { Result } from 'effect';
import { phoneWithAreaCode } from '../address/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Member } from '../profile/index.ts';
import { checkGuestDetails } from './guest-details.ts';
import type { GuestEntry } from './guest-details.ts';

/** `custId` null for a guest; `phone` in international form, null where none was given. */
export interface CheckedBuyer {
  readonly custId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

type Failure<R> = R extends Result.Result<infer _, infer Refusals> ? Refusals : never;

/** What is wrong with a guest's fields, by field. */
export type GuestRefusals = Failure<ReturnType<typeof checkGuestDetails>>;
export type GuestField = keyof GuestRefusals;

/** `buyer` null where something is refused. */
export interface BuyerDetails {
  readonly buyer: CheckedBuyer | null;
  readonly refusals: GuestRefusals;
}

export const detailsOfGuest = (entry: GuestEntry, plan: NumberingPlan): BuyerDetails =>
  Result.match(checkGuestDetails(entry, plan), {
    onFailure: (refusals) => ({ buyer: null, refusals }),
    onSuccess: ({ name, email, phone }) => ({
      buyer: { custId: null, name, email, phone: phone?.e164 ?? null },
      refusals: {},
    }),
  });

/** An account is checked where it is made; its phone may be missing. */
export const detailsOfMember = ({ custId, firstName, lastName, email, phone }: Member): BuyerDetails => ({
  buyer: {
    custId,
    name: `${firstName} ${lastName}`,
    email,
    phone: phone.number === '' ? null : phoneWithAreaCode(phone),
  },
  refusals: {},
});

/** Where the details of each kind of buyer come from: from what is typed, or from the account. */
const SOURCES = {
  guest: 'entry',
  individual: 'account',
  business: 'account',
  salesman: 'account',
} as const satisfies Record<CustomerKind, 'entry' | 'account'>;

/** What is known of who orders: a guest's fields as typed, an account once it is read, the world's numbers once loaded. */
export interface KnownBuyer {
  readonly entry: GuestEntry;
  readonly account: Member | null;
  readonly plan: NumberingPlan | null;
}

/** The details of a buyer of such a kind; null while what they are made of is on its way. */
export const detailsOf = (kind: CustomerKind, { entry, account, plan }: KnownBuyer): BuyerDetails | null =>
  SOURCES[kind] === 'entry' ? plan && detailsOfGuest(entry, plan) : account && detailsOfMember(account);

/** Both emails are there, good and the same. */
export const isEmailConfirmed = (
  { confirmEmail }: Pick<GuestEntry, 'confirmEmail'>,
  { refusals }: BuyerDetails,
): boolean => confirmEmail !== '' && refusals.email === undefined && refusals.confirmEmail === undefined;
