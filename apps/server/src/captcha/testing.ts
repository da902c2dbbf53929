/** Solves the shop's own captcha as a browser does. */
import { createHash } from 'node:crypto';
import { calls } from '@offrande/api-client/contract';
import { type CaptchaAction, type CaptchaKind, leadingZeroBits, proofText, writeProof } from '@offrande/domain/captcha';
import { type Browser, UNIT } from '../http/testing.ts';

export const solveCaptcha = async (
  browser: Pick<Browser, 'call'>,
  action: CaptchaAction,
  kind: CaptchaKind = 'standard',
): Promise<string> => {
  const task = await browser.call(calls.captcha, { aggregatorBuId: UNIT, action, kind });
  if (task.provider !== 'proofOfWork') throw new Error(`${task.provider} is not solved here`);
  let tries = 0;
  while (leadingZeroBits(createHash('sha256').update(proofText(task, tries)).digest()) < task.bits) tries += 1;
  return writeProof(task.challenge, tries);
};
