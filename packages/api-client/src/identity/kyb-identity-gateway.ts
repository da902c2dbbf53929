/** Who fills in a company's verification: by a code to its email, or by its password. Source: S7.38, S7.56, S7.57, A-75. */
import { captchaFields } from '@offrande/domain/captcha/schema';
import type { KybAccess, KybLogin } from '@offrande/domain/kyb';
import type { Client } from '../client/client.ts';
import { confirmEmailVerification, kybLogin, sendVerificationEmail } from '../contract/kyb.ts';
import type { OneTimeCodeGateway } from './one-time-code-gateway.ts';
import type { SolveCaptcha } from './solved-call.ts';

export interface KybIdentityGateway extends OneTimeCodeGateway {
  signIn(login: KybLogin | null): Promise<KybAccess>;
}

/** `solve` is called before each code is sent; a login brings the solution of its form's captcha. */
export const createKybIdentityGateway = (client: Client, solve: SolveCaptcha): KybIdentityGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    signIn: async (login) => {
      if (login === null) throw new TypeError('Nobody signs in without a login');
      const { email, password, captcha } = login;
      return client.call(kybLogin, { ...unit, account: email, password, ...captchaFields(captcha) });
    },
    sendCode: async ({ target }) => {
      const captcha = captchaFields(await solve('oneTimeCode', 'standard'));
      return client.call(sendVerificationEmail, { ...unit, email: target, ...captcha });
    },
    confirmCode: ({ reference, code }) => client.call(confirmEmailVerification, { ...unit, tokenId: reference, code }),
  };
};
