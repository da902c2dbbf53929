/** The call `captcha`: what to solve before a call that asks for it. */
import type { Calls } from '@offrande/api-client/contract';
import type { Handler } from '../call/handler.ts';
import { captchaOfKind, makeChallenge } from './proof.ts';

export const captcha: Handler<Calls['captcha']> = async ({ action, kind }, { shop, unit }) => {
  const configuration = captchaOfKind(shop, kind);
  return configuration.provider === 'proofOfWork'
    ? { provider: configuration.provider, ...makeChallenge(shop, unit.id, action, configuration.bits) }
    : configuration;
};
