/** The calls that the session machine invokes, one to one. Source: S7.33 to S7.35, S7.39, S7.75, A-65 to A-67. */
import { type AuthUser, type Login, loginCallOf, type LoginPolicy } from '@offrande/domain/sign-in';
import {
  type LoginAnswer,
  loginPayload,
  type SentSecondFactor,
  type TwoFactorConfirmation,
} from '@offrande/domain/sign-in/schema';
import type { Client } from '../client/client.ts';
import {
  b2bLogin,
  salesmanLogin,
  confirmTwoFactorLogin,
  login as loginCall,
  logout,
  resendTwoFactorCode,
  twoFactorLogin,
  validateToken,
} from '../contract/session.ts';

export interface SessionGateway {
  signIn(input: { readonly login: Login | null }): Promise<LoginAnswer>;
  confirmCode(confirmation: TwoFactorConfirmation): Promise<AuthUser>;
  /** Sends another code in place of the one that `tokenId` names. */
  sendCodeAgain(sent: { readonly tokenId: string }): Promise<SentSecondFactor>;
  /** Proves the token of an address, or the session's own. */
  validateToken(input: { readonly accessToken: string }): Promise<AuthUser>;
  signOut(tokens: {
    readonly refreshToken: string;
    readonly accessToken: string;
  }): Promise<{ readonly isSuccess: boolean }>;
}

/** The part of a session that all tabs of a unit share, read at each call. Times in milliseconds. */
export interface SessionGatewayOptions {
  readonly policy: Pick<LoginPolicy, 'isTwoFactor'>;
  /** Null for a guest. */
  readonly storedToken: () => string | null;
  readonly lastActivityAt: () => number | null;
  readonly now: () => number;
}

const CALLS = {
  login: loginCall,
  twoFactorLogin: twoFactorLogin,
  businessLogin: b2bLogin,
  salesmanLogin,
} as const;

const callOf = ({ request }: Login, policy: SessionGatewayOptions['policy']) =>
  CALLS[loginCallOf(request.type, policy)];

export const createSessionGateway = (client: Client, options: SessionGatewayOptions): SessionGateway => {
  const unit = { aggregatorBuId: client.unitId };

  /** How long the user has done nothing in any tab; the check itself is no activity. */
  const idle = () => {
    const lastActivityAt = options.lastActivityAt();
    if (lastActivityAt === null) return {};
    return { idleSeconds: String(Math.max(0, Math.floor((options.now() - lastActivityAt) / 1000))) };
  };

  return {
    signIn: async ({ login }) => {
      if (login === null) throw new TypeError('Nobody signs in without a login');
      return client.call(callOf(login, options.policy), loginPayload(login, client.unitId));
    },
    confirmCode: (confirmation) => client.call(confirmTwoFactorLogin, { ...unit, ...confirmation }),
    sendCodeAgain: ({ tokenId }) => client.call(resendTwoFactorCode, { ...unit, tokenId }),
    validateToken: ({ accessToken: given }) => {
      // Another tab may have received a newer token since; sign-in by a link has no signed-in customer.
      const stored = options.storedToken();
      const request = stored === null ? unit : { ...unit, ...idle() };
      return client.call(validateToken, request, { accessToken: stored ?? given });
    },
    signOut: (tokens) => client.call(logout, { ...unit, ...tokens }),
  };
};
