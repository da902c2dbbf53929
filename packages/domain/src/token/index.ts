/** What travels with a call or an address: the init token, the minute stamp, the token that signs in by itself (S4.107 to S4.109, A-65, A-69). */
export { INIT_TOKEN_LIFETIME_MS, INIT_TOKEN_MARGIN_MS, initTokenEndsAt, isInitTokenUsable } from './init-token.ts';
export { isSameMinute, minuteStamp } from './minute-stamp.ts';
export { autoLoginToken, withoutAutoLogin } from './auto-login.ts';
