/** Who orders: a guest by what is typed (kept in the session), a member by the profile. Source: S3.59, S3.85, S5.16. */
import { detailsOfGuest, detailsOfMember, type BuyerDetails, type GuestField } from '@offrande/domain/checkout';
import type { NumberingPlan } from '@offrande/domain/phone';
import type { Member } from '@offrande/domain/profile';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import type { SignedIn } from '../../shop/signed-in.ts';
import { type Answer, useAnswer } from '../../shop/use-answer.ts';
import type { GuestTexts } from '../../shop/visit.ts';

export interface Guest {
  readonly texts: GuestTexts;
  readonly change: (changed: Partial<GuestTexts>) => void;
  /** Fields that were left once. */
  readonly visited: ReadonlySet<GuestField>;
  readonly visit: (field: GuestField) => void;
  /** Null until the world's numbering plan is loaded. */
  readonly details: BuyerDetails | null;
}

export interface BuyingMember {
  readonly signedIn: SignedIn;
  /** Null until it is there. */
  readonly profile: Answer<Member | null>;
}

const loadPlan = (): Promise<NumberingPlan> => import('@offrande/domain/phone').then((module) => module.numberingPlan);

const useGuest = (): Guest => {
  const { visit } = useShop();
  const [texts, setTexts] = useState(visit.readGuest);
  const [visited, setVisited] = useState<ReadonlySet<GuestField>>(new Set());
  const [plan, setPlan] = useState<NumberingPlan | null>(null);
  useEffect(() => void loadPlan().then(setPlan), []);
  useEffect(() => visit.keepGuest(texts), [visit, texts]);
  return {
    texts,
    change: (changed) => setTexts((known) => ({ ...known, ...changed })),
    visited,
    visit: (field) => setVisited((known) => new Set(known).add(field)),
    details: useMemo(() => {
      const { areaCode, mobile, ...typed } = texts;
      return plan && detailsOfGuest({ ...typed, phone: { areaCode, number: mobile } }, plan);
    }, [texts, plan]),
  };
};

const useMember = (): BuyingMember | null => {
  const { account, signedIn: whoIs } = useShop();
  const [signedIn] = useState(whoIs);
  const ask = useCallback(
    () => (signedIn === null ? Promise.resolve(null) : account.profile.fetchProfile(signedIn)),
    [account, signedIn],
  );
  const profile = useAnswer<Member | null>(ask);
  return signedIn && { signedIn, profile };
};

export const useBuyer = () => {
  const [guest, member] = [useGuest(), useMember()];
  const profile = member?.profile.answer ?? null;
  const ofMember = useMemo(() => profile && detailsOfMember(profile), [profile]);
  return member === null
    ? { guest, member, kind: 'guest' as const, details: guest.details }
    : { guest, member, kind: member.signedIn.kind, details: ofMember };
};
