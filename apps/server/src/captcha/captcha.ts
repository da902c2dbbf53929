/** The call `captcha`: the challenge to solve before a call that requires it. */
import type { Calls } from '@offrande/api-client/contract';
import type { Handler } from '../call/handler.ts';
import { captchaOfKind, makeChallenge } from './proof.ts';

export const captcha: Handler<Calls['captcha']> = async ({ action, kind }, context) => {
  const { shop } = context;
  const configuration = captchaOfKind(shop, kind);
  return configuration.provider === 'proofOfWork'
    ? { provider: configuration.provider, ...makeChallenge(shop, context, action, configuration.bits) }
    : configuration;
};
