/** The SMS gateway, from the environment: `SMS_URL` and `SMS_TOKEN`; by default the sandbox. */
import { type Environment, readAddress } from '../provider-address.ts';

const TIMEOUT_MS = 10_000;

export interface SmsConfig {
  readonly baseUrl: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export const readSmsConfig = (env: Environment): SmsConfig => {
  const place = { variable: 'SMS_URL', sandboxPath: '/sms' };
  const { baseUrl, secrets } = readAddress(env, place, {
    token: { variable: 'SMS_TOKEN', sandbox: 'sandbox-sms-token' },
  });
  return { baseUrl, token: secrets.token, timeoutMs: TIMEOUT_MS };
};
