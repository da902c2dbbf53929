/** The buyer with checked details: a guest's entry, or a member's profile. Source: S3.59, S3.85, S5.16, A-59. */
import { Result } from 'effect';
import { phoneWithAreaCode } from '../address/index.ts';
import type { CustomerKind, IdentityDocument } from '../customer/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Member } from '../profile/index.ts';
import { checkGuestDetails } from './guest-details.ts';
import type { GuestEntry } from './guest-details.ts';

/**
 * `custId` is null for a guest; `phone` is in international format, null if none was given. `document` is a guest's, null
 * where the unit needs none.
 */
export interface CheckedBuyer {
  readonly custId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly document: IdentityDocument | null;
}

type Failure<R> = R extends Result.Result<infer _, infer Refusals> ? Refusals : never;

/** The refusals of a guest's entry by field. */
export type GuestRefusals = Failure<ReturnType<typeof checkGuestDetails>>;
export type GuestField = keyof GuestRefusals;

/** `buyer` is null if something is refused. */
export interface BuyerDetails {
  readonly buyer: CheckedBuyer | null;
  readonly refusals: GuestRefusals;
}

export const detailsOfGuest = (entry: GuestEntry, plan: NumberingPlan, isDocumentNeeded: boolean): BuyerDetails =>
  Result.match(checkGuestDetails(entry, plan, isDocumentNeeded), {
    onFailure: (refusals) => ({ buyer: null, refusals }),
    onSuccess: ({ name, email, phone, documentType, documentNumber }) => ({
      buyer: {
        custId: null,
        name,
        email,
        phone: phone?.e164 ?? null,
        document: documentType && { documentType, documentNumber },
      },
      refusals: {},
    }),
  });

/** An account was checked when it was created; its phone may be missing. */
export const detailsOfMember = ({ custId, firstName, lastName, email, phone }: Member): BuyerDetails => ({
  buyer: {
    custId,
    name: `${firstName} ${lastName}`,
    email,
    phone: phone.number === '' ? null : phoneWithAreaCode(phone),
    document: null,
  },
  refusals: {},
});

/** The source of the details of each kind of buyer: the entry or the account. */
const SOURCES = {
  guest: 'entry',
  individual: 'account',
  business: 'account',
  salesman: 'account',
} as const satisfies Record<CustomerKind, 'entry' | 'account'>;

/**
 * The known facts about the buyer: a guest's fields as typed, the account once it is loaded, the numbering plan once it
 * is loaded; whether the unit needs a guest's identity document.
 */
export interface KnownBuyer {
  readonly entry: GuestEntry;
  readonly account: Member | null;
  readonly plan: NumberingPlan | null;
  readonly isDocumentNeeded: boolean;
}

/** The details of a buyer of this kind; null while their source is loading. */
export const detailsOf = (
  kind: CustomerKind,
  { entry, account, plan, isDocumentNeeded }: KnownBuyer,
): BuyerDetails | null =>
  SOURCES[kind] === 'entry'
    ? plan && detailsOfGuest(entry, plan, isDocumentNeeded)
    : account && detailsOfMember(account);

/** Both emails are valid and the same. */
export const isEmailConfirmed = (
  { confirmEmail }: Pick<GuestEntry, 'confirmEmail'>,
  { refusals }: BuyerDetails,
): boolean => confirmEmail !== '' && refusals.email === undefined && refusals.confirmEmail === undefined;
