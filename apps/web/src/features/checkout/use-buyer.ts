/** Who orders: a guest by what is typed, a member by the profile. Source: S3.59, S3.85, S5.16. */
import type { Member } from '@offrande/domain/profile';
import { Result } from 'effect';
import { useCallback, useState } from 'react';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { SignedIn } from '../../shop/signed-in.ts';
import type { CheckedBuyer } from './order-to-place.ts';
import { type Guest, type GuestRefusals, useGuest } from './use-guest.ts';

export interface Buyer {
  readonly guest: Guest;
  /** Null for a guest. */
  readonly member: BuyingMember | null;
  /** Null until it can be said. */
  readonly checked: Result.Result<CheckedBuyer, GuestRefusals> | null;
}

export interface BuyingMember {
  readonly signedIn: SignedIn;
  /** Null for a guest, and until it is there. */
  readonly profile: Answer<Member | null>;
}

const ofGuest = ({ checked }: Guest): Buyer['checked'] =>
  checked && Result.map(checked, (guest) => ({ custId: null, ...guest }));

const ofMember = ({ answer }: Answer<Member | null>): Buyer['checked'] => {
  if (answer === null) return null;
  const { custId, firstName, lastName, email, phone } = answer;
  const e164 = phone.areaCode + phone.number;
  return Result.succeed({
    custId,
    name: `${firstName} ${lastName}`,
    email,
    phone: phone.number === '' ? null : { e164 },
  });
};

export const useBuyer = (): Buyer => {
  const { account, signedIn: whoIs } = useShop();
  const [signedIn] = useState(whoIs);
  const guest = useGuest();
  const ask = useCallback(
    () => (signedIn === null ? Promise.resolve(null) : account.profile.fetchProfile(signedIn)),
    [account, signedIn],
  );
  const profile = useAnswer<Member | null>(ask);
  return signedIn === null
    ? { guest, member: null, checked: ofGuest(guest) }
    : { guest, member: { signedIn, profile }, checked: ofMember(profile) };
};
