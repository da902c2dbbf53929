/**
 * Tokens of calls and addresses: the init token, the minute stamp, the auto-login token (S4.107 to S4.109, A-65, A-69).
 */
export { INIT_TOKEN_LIFETIME_MS, INIT_TOKEN_MARGIN_MS, initTokenEndsAt, isInitTokenUsable } from './init-token.ts';
export { isSameMinute, minuteStamp } from './minute-stamp.ts';
export { autoLoginToken, withoutAutoLogin } from './auto-login.ts';
