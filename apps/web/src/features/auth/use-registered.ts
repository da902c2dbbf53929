/** Continues after a registration: to sign-in, keeping the next step requested on arrival. Source: S2.109, A-82. */
import { type IndividualRegistrationSnapshot, selectIndividualNotice } from '@offrande/domain/registration';
import { withNextStep } from '@offrande/domain/sign-in';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { toHref } from '../../page/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { noteFreshAccount } from './fresh-account.ts';
import type { RegistrationStore } from './registration-store.ts';
import { useNextStep } from './use-next-step.ts';

export const useRegistered = (snapshot: IndividualRegistrationSnapshot, store: RegistrationStore): void => {
  const { unitId, tab } = useShop();
  const [, navigate] = useLocation();
  const { step } = useNextStep();
  const { output } = snapshot;
  const leave = useEffectEvent((to: NonNullable<typeof output>) => {
    const notice = selectIndividualNotice(snapshot);
    store.forgetDraft();
    if (notice?._tag === 'RegistrationSucceeded') noteFreshAccount(unitId, tab, notice.email);
    navigate(toHref(withNextStep(to, step)), { replace: true });
  });
  useEffect(() => {
    if (output !== undefined) leave(output);
  }, [output]);
};
