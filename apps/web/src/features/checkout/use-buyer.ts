/**
 * The buyer: a guest by the details typed (stored in the session), a member by the profile. Source: S3.59, S3.85,
 * S3.60, S5.16.
 */
import { detailsOf, type BuyerDetails, type GuestField } from '@offrande/domain/checkout';
import type { CustomerKind } from '@offrande/domain/customer';
import type { Member } from '@offrande/domain/profile';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { currentBuyerKind } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { SignedIn } from '../../shop/signed-in.ts';
import { useAnswer, type Answer } from '../../shop/use-answer.ts';
import type { GuestTexts } from '../../shop/visit.ts';
import { useNumberingPlan } from '../phone/use-numbering-plan.ts';

/** A guest's input. */
export interface Guest {
  readonly entry: GuestTexts;
  readonly update: (next: (entry: GuestTexts) => GuestTexts) => void;
  /** Fields that have lost the focus once. */
  readonly visited: ReadonlySet<GuestField>;
  readonly visit: (field: GuestField) => void;
}

/** A signed-in member; the answer is null until the profile has loaded. */
export interface Account extends Answer<Member | null> {
  readonly signedIn: SignedIn;
}

interface Buyer {
  readonly kind: CustomerKind;
  readonly guest: Guest;
  /** Null for a guest. */
  readonly account: Account | null;
  /** Null until its data has loaded. */
  readonly details: BuyerDetails | null;
  /** A guest states an identity document, as an individual does who registers. */
  readonly isDocumentNeeded: boolean;
}

const useGuest = (): Guest => {
  const { visit } = useShop();
  const [entry, update] = useState(visit.readGuest);
  const [visited, setVisited] = useState<ReadonlySet<GuestField>>(new Set());
  useEffect(() => visit.saveGuest(entry), [visit, entry]);
  return { entry, update, visited, visit: (field) => setVisited((known) => new Set(known).add(field)) };
};

const useAccount = (): Account | null => {
  const { account, signedIn: whoIs } = useShop();
  const [signedIn] = useState(whoIs);
  const ask = useCallback(async () => signedIn && account.profile.fetchProfile(signedIn), [account, signedIn]);
  const answer = useAnswer<Member | null>(ask);
  return signedIn && { signedIn, ...answer };
};

export const useBuyer = (): Buyer => {
  const shop = useShop();
  const [kind] = useState(() => currentBuyerKind(shop));
  const [guest, account] = [useGuest(), useAccount()];
  const plan = useNumberingPlan().answer;
  const profile = account?.answer ?? null;
  const { entry } = guest;
  const { isDocumentNeeded } = useBoot().unit.individualPolicy;
  const details = useMemo(() => {
    const { areaCode, mobile, ...typed } = entry;
    const phone = { areaCode, number: mobile };
    return detailsOf(kind, { entry: { ...typed, phone }, account: profile, plan, isDocumentNeeded });
  }, [kind, entry, profile, plan, isDocumentNeeded]);
  return { kind, guest, account, details, isDocumentNeeded };
};
