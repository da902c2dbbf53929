/** The calls about identity providers. */
import type { HandlersOf } from '../call/handler.ts';
import { getOauthLoginInfo } from './oauth-login-info.ts';
import { singleSignOn } from './partner-sign-on.ts';

export const identityHandlers: HandlersOf<'getOauthLoginInfo' | 'singleSignOn'> = { getOauthLoginInfo, singleSignOn };
