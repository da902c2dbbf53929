/**
 * A call that requires a captcha only from suspicious callers: sent without one, and if its answer requires one,
 * once more with the solution of the traditional captcha. Source: S8.5, S8.7, A-75.
 */
import { type CaptchaAction, type CaptchaKind, captchaReaction, type CaptchaToken } from '@offrande/domain/captcha';
import { type CaptchaFields, captchaFields } from '@offrande/domain/captcha/schema';
import { isCallFailure } from '../client/call-failure.ts';

/** Solves a captcha of a kind for an action. What it throws is thrown on. */
export type SolveCaptcha = (action: CaptchaAction, kind: CaptchaKind) => Promise<CaptchaToken>;

export const withCaptcha = async <Answer>(
  action: CaptchaAction,
  solve: SolveCaptcha,
  call: (captcha: CaptchaFields) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await call({});
  } catch (failure) {
    const isAsking = isCallFailure(failure) && captchaReaction(action, failure.code, 'standard').revealsTraditional;
    if (!isAsking) throw failure;
  }
  return call(captchaFields(await solve(action, 'traditional')));
};
