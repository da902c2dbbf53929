/**
 * Signs in through an identity provider: redirects to it and back here, where the code is stored and removed from the
 * address before anything else. Source: S4.110, S4.111, S7.40, S8.62, A-48, A-64.
 */
import { selectCaptchaToken } from '@offrande/domain/captcha';
import { type Login, type OAuthMethod } from '@offrande/domain/sign-in';
import { oauthMachine, type OAuthSnapshot, selectOAuthFailure } from '@offrande/domain/identity-provider';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { StoredOAuth } from '@offrande/domain/identity-provider/schema';
import { useActorRef, useSelector } from '@xstate/react';
import { Result, Schema } from 'effect';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { fromPromise } from 'xstate';
import { useAddress, useBoot } from '../../page/boot.tsx';
import { toHref } from '../../page/location-href.ts';
import { readJson, writeJson } from '../../shop/key-value-store.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { LoginAttempt } from './use-login.ts';
import { useNextStep } from './use-next-step.ts';

export interface ProviderLogin {
  readonly start: (method: OAuthMethod) => void;
  readonly isUnderWay: boolean;
  readonly hasFailed: boolean;
  /** The browser shows this page again from its history, instead of the provider's. */
  readonly hasComeBack: boolean;
}

/** The return path of all providers. */
const RETURN_PATH = '/auth/login';

const useMachine = () => {
  const { account, tab, unitId, leaveTo, report } = useShop();
  const { loginPolicy: policy } = useBoot().unit;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [setup] = useState(() => {
    const key = storageNameOf('oauth:{unit}', unitId);
    const location = { path, query: Object.fromEntries(new URLSearchParams(search)) };
    const stored = Result.getOrElse(Schema.decodeUnknownResult(StoredOAuth)(readJson(tab, key)), () => null);
    const machine = oauthMachine.provide({
      actors: { fetchProviderAddress: fromPromise(({ input }) => account.provider.fetchProviderAddress(input)) },
      actions: {
        store: (_, kept) => (kept === null ? tab.removeItem(key) : writeJson(tab, key, kept)),
        cleanAddress: (_, cleaned) => navigate(toHref(cleaned), { replace: true }),
        leaveTo: (_, address) => leaveTo(address),
        reportFailure: (_, failed) => report(failed),
      },
    });
    return { machine, input: { policy, location, stored } };
  });
  return useActorRef(setup.machine, { input: setup.input });
};

const isUnderWay = (snapshot: OAuthSnapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('captcha');

export const useProviderLogin = ({ captcha, send }: LoginAttempt): ProviderLogin => {
  const actor = useMachine();
  const snapshot = useSelector(actor, (current) => current);
  const redirectUrl = globalThis.location.origin + useAddress()(RETURN_PATH);
  const { step } = useNextStep();
  const solution = useSelector(captcha.actor, selectCaptchaToken);
  const isAsked = snapshot.hasTag('captcha');
  useEffect(() => {
    if (!isAsked) return;
    if (solution === null) void captcha.prepare();
    else actor.send({ type: 'captchaSolved', captcha: solution });
  }, [actor, captcha, isAsked, solution]);
  const login = snapshot.output ?? null;
  const finish = useEffectEvent((found: Login) => void send(found));
  useEffect(() => {
    if (login !== null) finish(login);
  }, [login]);
  const [hasComeBack, setComeBack] = useState(false);
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      actor.send({ type: 'cameBack' });
      setComeBack(true);
    };
    globalThis.addEventListener('pageshow', cameBack);
    return () => globalThis.removeEventListener('pageshow', cameBack);
  }, [actor]);
  return {
    start: (method) => actor.send({ type: 'start', method, redirectUrl, ...step }),
    isUnderWay: isUnderWay(snapshot),
    hasFailed: selectOAuthFailure(snapshot) !== null,
    hasComeBack,
  };
};
