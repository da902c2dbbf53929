/** A guest's fields: as typed (kept in the session), and what the domain says to them once the world's numbering plan is there. */
import { checkGuestDetails } from '@offrande/domain/checkout';
import type { NumberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { useEffect, useState } from 'react';
import type { GuestTexts } from '../../shop/visit.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { CheckedBuyer } from './order-to-place.ts';

type Checked = ReturnType<typeof checkGuestDetails>;
type RefusalsOf<R> = R extends Result.Result<infer _, infer Refusals> ? Refusals : never;

/** What is wrong with a guest's fields, by field. */
export type GuestRefusals = RefusalsOf<Checked>;
export type GuestField = keyof GuestRefusals;

export interface Guest {
  readonly texts: GuestTexts;
  readonly change: (changed: Partial<GuestTexts>) => void;
  /** Fields that were left once. */
  readonly visited: ReadonlySet<GuestField>;
  readonly visit: (field: GuestField) => void;
  /** Null until the numbering plan is loaded. */
  readonly checked: Result.Result<Omit<CheckedBuyer, 'custId'>, GuestRefusals> | null;
}

const loadPlan = (): Promise<NumberingPlan> => import('@offrande/domain/phone').then((module) => module.numberingPlan);

const checkTexts = ({ areaCode, mobile, ...texts }: GuestTexts, plan: NumberingPlan): Checked =>
  checkGuestDetails({ ...texts, phone: { areaCode, number: mobile } }, plan);

export const useGuest = (): Guest => {
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
    checked: plan && checkTexts(texts, plan),
  };
};

/** Both emails are there, good and the same. */
export const isEmailConfirmed = ({ texts, checked }: Guest): boolean =>
  texts.confirmEmail !== '' &&
  checked !== null &&
  (Result.isSuccess(checked) || (checked.failure.email ?? checked.failure.confirmEmail) === undefined);
