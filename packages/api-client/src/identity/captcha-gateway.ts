/** The challenge to solve before a call that requires a captcha. Source: S9.48, A-75. */
import type { CaptchaAction, CaptchaKind } from '@offrande/domain/captcha';
import type { Client } from '../client/client.ts';
import { captcha } from '../contract/captcha.ts';
import type { ResponseOf } from '../contract/index.ts';

export type CaptchaTask = ResponseOf<typeof captcha>;

export interface CaptchaGateway {
  readTask(action: CaptchaAction, kind: CaptchaKind): Promise<CaptchaTask>;
}

export const createCaptchaGateway = (client: Client): CaptchaGateway => ({
  readTask: (action, kind) => client.call(captcha, { aggregatorBuId: client.unitId, action, kind }),
});
