/**
 * The login that the visitor asked to be remembered: an email or mobile number, never a password. Source: S3.153,
 * S9.53, A-76.
 */
import { Struct } from 'effect';
import {
  NOTHING_REMEMBERED,
  readRememberedLogin,
  REMEMBERED_LOGIN_LIFETIME_MS,
  rememberedCookies,
  type RememberedLogin,
} from '@offrande/domain/browser-storage';
import type { Cookies } from '../../shop/cookies.ts';

const NAMES = Struct.keys(rememberedCookies(NOTHING_REMEMBERED));

export const readRemembered = (cookies: Cookies): RememberedLogin =>
  readRememberedLogin({ LE: cookies.get('LE'), LMC: cookies.get('LMC'), LMN: cookies.get('LMN') });

/** Fields not given are forgotten. */
export const remember = (cookies: Cookies, login: RememberedLogin): void => {
  const kept = rememberedCookies(login);
  for (const name of NAMES) {
    const text = kept[name];
    if (text === null) cookies.remove(name);
    else cookies.set(name, text, REMEMBERED_LOGIN_LIFETIME_MS);
  }
};
