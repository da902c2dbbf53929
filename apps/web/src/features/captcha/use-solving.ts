/** Solves the captcha of a form that is sent, and says whether it was sent before the traditional one had been pressed. Source: S8.5 to S8.11, A-75. */
import { type CaptchaToken, selectCaptchaToken } from '@offrande/domain/captcha';
import { useState } from 'react';
import type { Captcha } from './captcha.ts';

export interface Solving {
  /** The solution to send; null if there is none yet. */
  readonly solve: (captcha: Captcha) => Promise<CaptchaToken | null>;
  readonly isPreparing: boolean;
  /** The form was submitted before the traditional captcha had been pressed. */
  readonly isCaptchaMissed: boolean;
}

export const useSolving = (): Solving => {
  const [isPreparing, setPreparing] = useState(false);
  const [isCaptchaMissed, setMissed] = useState(false);
  const solve = async (captcha: Captcha): Promise<CaptchaToken | null> => {
    setPreparing(true);
    await captcha.prepare();
    setPreparing(false);
    const solution = selectCaptchaToken(captcha.actor.getSnapshot());
    setMissed(solution === null);
    return solution;
  };
  return { solve, isPreparing, isCaptchaMissed };
};
