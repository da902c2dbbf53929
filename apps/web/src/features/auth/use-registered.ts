/** Continues after a registration: to sign-in, keeping the next step requested on arrival. Source: S2.109, A-82. */
import { type IndividualRegistrationSnapshot, selectIndividualNotice } from '@offrande/domain/registration';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toHref } from '../../page/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { noteFreshAccount } from './fresh-account.ts';
import type { RegistrationStore } from './registration-store.ts';

export const useRegistered = (snapshot: IndividualRegistrationSnapshot, store: RegistrationStore): void => {
  const { unitId, tab } = useShop();
  const [, navigate] = useLocation();
  const nextStep = new URLSearchParams(useSearch()).get('nextStep');
  const { output } = snapshot;
  const leave = useEffectEvent((to: NonNullable<typeof output>) => {
    const notice = selectIndividualNotice(snapshot);
    store.forgetDraft();
    if (notice?._tag === 'RegistrationSucceeded') noteFreshAccount(unitId, tab, notice.email);
    navigate(toHref({ ...to, query: nextStep === null ? to.query : { ...to.query, nextStep } }), { replace: true });
  });
  useEffect(() => {
    if (output !== undefined) leave(output);
  }, [output]);
};
