/**
 * Runs the unlock page: the machine's question, the captcha's solution, and the redirect at the end. Source: S4.20 to
 * S4.27.
 */
import { selectCaptchaToken } from '@offrande/domain/captcha';
import { unlockMachine, type UnlockEvent, type UnlockSnapshot } from '@offrande/domain/unlock';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { toHref } from '../../page/location-href.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';

export interface Unlock {
  readonly snapshot: UnlockSnapshot;
  readonly send: (event: UnlockEvent) => void;
  readonly captcha: Captcha;
}

export const useUnlock = (orderNo: string | null): Unlock => {
  const { gateways } = useShop();
  const captcha = useCaptcha('unlock');
  const [path, navigate] = useLocation();
  const [machine] = useState(() =>
    unlockMachine.provide({
      actors: { unlockOrder: fromPromise(({ input }) => captcha.spend(() => gateways.unlock.unlockOrder(input))) },
      actions: {
        showReference: (_, reference) => navigate(toHref({ path, query: { orderNo: reference } }), { replace: true }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { orderNo } });
  const snapshot = useSelector(actor, (current) => current);
  const solution = useSelector(captcha.actor, selectCaptchaToken);
  const isSolving = snapshot.hasTag('captcha');
  useEffect(() => {
    if (!isSolving) return;
    if (solution === null) void captcha.prepare();
    else actor.send({ type: 'captchaSolved', captcha: solution });
  }, [actor, captcha, isSolving, solution]);
  const place = snapshot.output;
  useEffect(() => {
    if (place !== undefined) navigate(place.path, { replace: true });
  }, [navigate, place]);
  return { snapshot, send: actor.send, captcha };
};
