/**
 * Runs the captcha of one form: the standard one is solved in the background, the traditional one on a press. A
 * solution is valid for one call, whose outcome is reported. Source: S8.5 to S8.11, A-75.
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

/** A solution that expires within this time is replaced. */
const MARGIN_MS = 30_000;

export interface Captcha {
  readonly actor: ActorRefFrom<typeof captchaMachine>;
  /** Starts solving the standard captcha in the background; the traditional one waits for a press. */
  prepare(): Promise<void>;
  /** Solves the traditional captcha. */
  press(): Promise<void>;
  /** Reports the outcome of a call that used the solution. */
  spend<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /**
   * Sends a call with the solution and reports its outcome; resolves with null if there is none: the traditional captcha
   * has not been pressed yet, or its challenge did not arrive, which `CaptchaBox` says.
   */
  run<Answer>(call: (solution: CaptchaToken) => Promise<Answer>): Promise<Answer | null>;
}

/** The widget's own error code. */
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
      actor.send(
        isCallFailure(failure) ? { type: 'unanswered' } : { type: 'widgetFailed', code: failureCode(failure) },
      );
    }
    work = null;
  };

  const begin = (kind: CaptchaKind): Promise<void> => {
    if (now() - solvedAt > PROOF_LIFETIME_MS - MARGIN_MS) actor.send({ type: 'expired' });
    if (work === null) actor.send({ type: 'solving' });
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
