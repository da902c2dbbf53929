/** A guest's fields: as typed (kept in the session), and what the domain says to them once its check is there. */
import type { checkGuestDetails } from '@offrande/domain/checkout';
import { Result } from 'effect';
import { useEffect, useState } from 'react';
import type { GuestTexts } from '../../shop/session.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { CheckedGuest } from './order-to-place.ts';

type Check = typeof checkGuestDetails;
type RefusalsOf<R> = R extends Result.Result<infer _, infer Refusals> ? Refusals : never;

/** What is wrong with a guest's fields, by field. */
export type GuestRefusals = RefusalsOf<ReturnType<Check>>;
export type GuestField = keyof GuestRefusals;

export interface Guest {
  readonly texts: GuestTexts;
  readonly change: (changed: Partial<GuestTexts>) => void;
  /** Fields that were left once. */
  readonly visited: ReadonlySet<GuestField>;
  readonly visit: (field: GuestField) => void;
  /** Null until the check is loaded. */
  readonly checked: Result.Result<CheckedGuest, GuestRefusals> | null;
}

const loadCheck = (): Promise<Check> => import('./guest-check.ts').then((module) => module.checkGuestDetails);

const checkTexts = (check: Check, { areaCode, mobile, ...texts }: GuestTexts): ReturnType<Check> =>
  check({ ...texts, phone: { areaCode, number: mobile } });

export const useGuest = (): Guest => {
  const { session } = useShop();
  const [texts, setTexts] = useState(session.readGuest);
  const [visited, setVisited] = useState<ReadonlySet<GuestField>>(new Set());
  const [check, setCheck] = useState<Check | null>(null);
  useEffect(() => void loadCheck().then((loaded) => setCheck(() => loaded)), []);
  useEffect(() => session.keepGuest(texts), [session, texts]);
  return {
    texts,
    change: (changed) => setTexts((known) => ({ ...known, ...changed })),
    visited,
    visit: (field) => setVisited((known) => new Set(known).add(field)),
    checked: check && checkTexts(check, texts),
  };
};

/** Both emails are there, good and the same. */
export const isEmailConfirmed = ({ texts, checked }: Guest): boolean =>
  texts.confirmEmail !== '' &&
  checked !== null &&
  (Result.isSuccess(checked) || (checked.failure.email ?? checked.failure.confirmEmail) === undefined);
