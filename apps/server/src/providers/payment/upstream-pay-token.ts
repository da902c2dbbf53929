/** The OAuth token of UpstreamPay: requested once, cached until shortly before it expires, shared by concurrent calls. */
import { Schema } from 'effect';
import type { Settings } from './payment-adapter.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import { askProvider, decodeAnswer } from './provider-call.ts';

type TokenSettings = Settings<'apiKey' | 'clientId' | 'clientSecret'>;

const RENEW_BEFORE_END_MS = 30_000;

const TokenAnswer = Schema.Struct({
  access_token: Schema.NonEmptyString,
  token_type: Schema.Literal('Bearer'),
  expires_in: Schema.Int.check(Schema.isGreaterThan(0)),
});

interface Token {
  readonly value: string;
  readonly renewAt: number;
}

const fetchToken = async (config: TokenSettings): Promise<Token> => {
  const { baseUrl, apiKey, clientId, clientSecret, timeoutMs } = config;
  const headers = {
    Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'X-Api-Key': apiKey,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const request = {
    method: 'POST',
    url: `${baseUrl}/oauth/token`,
    headers,
    body: 'grant_type=client_credentials',
  } as const;
  const { status, body } = await askProvider(request, timeoutMs);
  if (status !== 200) throw new ProviderUnavailable(`UpstreamPay gives no token (${status})`, false);
  const answer = decodeAnswer(TokenAnswer, body);
  return { value: answer.access_token, renewAt: Date.now() + answer.expires_in * 1000 - RENEW_BEFORE_END_MS };
};

export interface TokenSource {
  token(): Promise<string>;
  /** Discards a token that the provider refused. */
  forget(refused: string): void;
}

export const createTokenSource = (config: TokenSettings): TokenSource => {
  let kept: Token | null = null;
  let asking: Promise<Token> | null = null;
  const ask = async (): Promise<Token> => {
    asking ??= fetchToken(config).finally(() => {
      asking = null;
    });
    kept = await asking;
    return kept;
  };
  return {
    token: async () => (kept !== null && kept.renewAt > Date.now() ? kept : await ask()).value,
    forget: (refused) => {
      if (kept?.value === refused) kept = null;
    },
  };
};
