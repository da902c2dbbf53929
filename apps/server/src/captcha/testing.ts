/** Solves the shop's own captcha as a browser does. */
import { createHash } from 'node:crypto';
import { calls } from '@offrande/api-client/contract';
import { type CaptchaAction, type CaptchaKind, solveProof } from '@offrande/domain/captcha';
import { type Browser, UNIT } from '../http/testing.ts';

export const solveCaptcha = async (
  browser: Pick<Browser, 'call'>,
  action: CaptchaAction,
  kind: CaptchaKind = 'standard',
): Promise<string> => {
  const task = await browser.call(calls.captcha, { aggregatorBuId: UNIT, action, kind });
  if (task.provider !== 'proofOfWork') throw new Error(`${task.provider} is not solved here`);
  return solveProof(task, (text) => createHash('sha256').update(text).digest());
};
