/**
 * Signs in from a form: solves the captcha in the background, sends the login to the session machine, and reports the
 * outcome to the captcha. Source: S8.5 to S8.10, A-64, A-75.
 */
import { type Login, type LoginRequest } from '@offrande/domain/sign-in';
import { selectLoginProblem } from '@offrande/domain/session';
import { useSelector } from '@xstate/react';
import { useLater } from '../../page/part.tsx';
import { waitFor } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useCaptchaReload } from '../captcha/use-captcha-reload.ts';
import { useSolving } from '../captcha/use-solving.ts';

export interface LoginAttempt {
  readonly signIn: (request: LoginRequest) => Promise<void>;
  /** Sends a login with a solved captcha. */
  readonly send: (login: Login) => Promise<void>;
  readonly isBusy: boolean;
  readonly captcha: Captcha;
  /** The form was submitted before the traditional captcha had been pressed. */
  readonly isCaptchaMissed: boolean;
}

export const useLogin = (): LoginAttempt => {
  const shop = useShop();
  const session = useLater(shop.session);
  const captcha = useCaptcha('login');
  const { solve, isPreparing, isCaptchaMissed } = useSolving();
  const isSigningIn = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  useCaptchaReload(captcha);

  const send = async (login: Login): Promise<void> => {
    session.send({ type: 'signIn', login, at: shop.now() });
    const problem = selectLoginProblem(await waitFor(session, (snapshot) => !snapshot.hasTag('busy')));
    const isRefused = problem?._tag === 'LoginFailed';
    captcha.actor.send(isRefused ? { type: 'callRefused', code: problem.code } : { type: 'callAnswered' });
  };
  const signIn = async (request: LoginRequest): Promise<void> => {
    const solved = await solve(captcha);
    if (solved !== null) await send({ request, captcha: solved });
  };
  return { signIn, send, isBusy: isPreparing || isSigningIn, captcha, isCaptchaMissed };
};
