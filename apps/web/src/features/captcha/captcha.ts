/**
 * The captcha of one form at work: the standard one is solved unseen, the traditional one once it is pressed. A solution
 * is good for one call, which says how it went. Source: S8.5 to S8.11, A-75.
 */
import { isCallFailure } from '@offrande/api-client/client';
import {
  type CaptchaAction,
  type CaptchaKind,
  captchaMachine,
  type CaptchaToken,
  PROOF_LIFETIME_MS,
  selectCaptchaToken,
} from '@offrande/domain/captcha';
import { type ActorRefFrom, createActor } from 'xstate';
import type { CaptchaSolver } from '../../shop/captcha-solver.ts';

/** A solution this close to its end is made anew. */
const MARGIN_MS = 30_000;

export interface Captcha {
  readonly actor: ActorRefFrom<typeof captchaMachine>;
  /** Begins to solve the standard captcha, unseen; where the traditional one waits, it is for the person to press. */
  prepare(): Promise<void>;
  /** Solves the traditional captcha. */
  press(): Promise<void>;
  /** Tells the captcha how a call went that carries its solution. */
  spend<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** Sends a call with the solution and tells the captcha how it went; null where the traditional one waits to be pressed. */
  run<Answer>(call: (solution: CaptchaToken) => Promise<Answer>): Promise<Answer | null>;
}

/** A call's code, or the widget's own. */
const failureCode = (failure: unknown): string =>
  failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : '';

export const createCaptcha = (solver: CaptchaSolver, action: CaptchaAction, now: () => number): Captcha => {
  const actor = createActor(captchaMachine, { input: { action } }).start();
  let work: Promise<void> | null = null;
  let solvedAt = 0;

  const solve = async (kind: CaptchaKind): Promise<void> => {
    try {
      const { token } = await solver.solve(action, kind);
      solvedAt = now();
      actor.send({ type: 'solved', token });
    } catch (failure) {
      actor.send({ type: 'widgetFailed', code: failureCode(failure) });
    }
    work = null;
  };

  const begin = (kind: CaptchaKind): Promise<void> => {
    if (now() - solvedAt > PROOF_LIFETIME_MS - MARGIN_MS) actor.send({ type: 'expired' });
    const snapshot = actor.getSnapshot();
    if (snapshot.hasTag('ready') || snapshot.hasTag('traditional') !== (kind === 'traditional'))
      return Promise.resolve();
    work ??= solve(kind);
    return work;
  };

  const spend = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await call();
      actor.send({ type: 'callAnswered' });
      return answer;
    } catch (failure) {
      actor.send({ type: 'callRefused', code: isCallFailure(failure) ? failure.code : null });
      throw failure;
    }
  };

  return {
    actor,
    prepare: () => begin('standard'),
    press: () => begin('traditional'),
    spend,
    run: async (call) => {
      await begin('standard');
      const solved = selectCaptchaToken(actor.getSnapshot());
      return solved === null ? null : spend(() => call(solved));
    },
  };
};
