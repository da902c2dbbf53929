/** What the session gateway sends, and which of several tabs' tokens it goes by. */
import { afterEach, describe, expect, test } from 'vitest';
import { type CallOptions, CallFailure, type Client, createClient, storedAccessToken } from '../client/index.ts';
import { calls } from '../contract/index.ts';
import { createOneTimeCodeGateway, createSessionGateway } from './index.ts';

interface Sent {
  readonly call: string;
  readonly request: unknown;
  readonly options: CallOptions | undefined;
}

const answering = (answer: unknown = {}) => {
  const sent: Sent[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request, options) => {
      sent.push({ call: call.name, request, options });
      return answer as never;
    },
  };
  return { client, sent };
};

const gatewayOf = (client: Client, stored: string | null, lastActivityAt: number | null, isTwoFactor = false) =>
  createSessionGateway(client, {
    policy: { isTwoFactor },
    storedToken: () => stored,
    lastActivityAt: () => lastActivityAt,
    now: () => 100_999,
  });

const LOGIN = {
  request: { type: 'email', account: 'ines@exemple.fr', password: 'Cerisier1' },
  captcha: { kind: 'traditional', token: 'solution' },
} as const;

describe('the session gateway', () => {
  test('signs in by the call that the unit asks for, with the fields of its login and no other [S7.33][S7.34][S7.42]', async () => {
    for (const [isTwoFactor, call] of [
      [false, 'login'],
      [true, 'twoFactorLogin'],
    ] as const) {
      const { client, sent } = answering();
      await gatewayOf(client, null, null, isTwoFactor).signIn({ login: LOGIN });
      const request = {
        account: 'ines@exemple.fr',
        password: 'Cerisier1',
        loginType: 'email',
        traditionalToken: 'solution',
        aggregatorBuId: 'FR',
      };
      expect(sent).toEqual([{ call, request, options: undefined }]);
    }
    await expect(gatewayOf(answering().client, null, null).signIn({ login: null })).rejects.toThrow(TypeError);
  });

  test('checks the token that all tabs share, with how long their user has been idle [A-67]', async () => {
    const { client, sent } = answering();
    await gatewayOf(client, 'stored', 40_000).validateToken({ accessToken: 'of this tab' });
    await gatewayOf(client, 'stored', 200_000).validateToken({ accessToken: 'of this tab' });
    await gatewayOf(client, 'stored', null).validateToken({ accessToken: 'of this tab' });
    expect(sent.map(({ request, options }) => [request, options])).toEqual([
      [{ aggregatorBuId: 'FR', idleSeconds: '60' }, { accessToken: 'stored' }],
      [{ aggregatorBuId: 'FR', idleSeconds: '0' }, { accessToken: 'stored' }],
      [{ aggregatorBuId: 'FR' }, { accessToken: 'stored' }],
    ]);
  });

  test('checks the token of an address where nobody is signed in [A-65]', async () => {
    const { client, sent } = answering();
    await gatewayOf(client, null, 40_000).validateToken({ accessToken: 'of the address' });
    expect(sent[0]).toMatchObject({ request: { aggregatorBuId: 'FR' }, options: { accessToken: 'of the address' } });
  });

  test('confirms a code and signs out by name [S7.35][S7.39]', async () => {
    const { client, sent } = answering();
    const gateway = gatewayOf(client, null, null);
    await gateway.confirmCode({ tokenId: 't', code: '123456' });
    await gateway.signOut({ refreshToken: 'r', accessToken: 'a' });
    expect(sent.map(({ call, request }) => [call, request])).toEqual([
      ['confirmTwoFactorLogin', { aggregatorBuId: 'FR', tokenId: 't', code: '123456' }],
      ['logout', { aggregatorBuId: 'FR', refreshToken: 'r', accessToken: 'a' }],
    ]);
  });
});

test('a code is asked for with a solution each time, by the call of its channel [S7.52][S7.54]', async () => {
  const { client, sent } = answering({ reference: 'r' });
  const solved: string[] = [];
  const gateway = createOneTimeCodeGateway(client, async (action) => {
    solved.push(action);
    return { kind: 'standard', token: 'solution' };
  });
  await gateway.sendCode({ channel: 'email', target: 'ines@exemple.fr' });
  await gateway.sendCode({ channel: 'sms', target: '+33612345678' });
  await gateway.confirmCode({ channel: 'email', reference: 'e', code: '1' });
  await gateway.confirmCode({ channel: 'sms', reference: 's', code: '2' });
  expect(solved).toEqual(['oneTimeCode', 'oneTimeCode']);
  expect(sent.map(({ call, request }) => [call, request])).toEqual([
    ['sendEmailCode', { aggregatorBuId: 'FR', email: 'ines@exemple.fr', captchaToken: 'solution' }],
    ['sendPhoneCode', { aggregatorBuId: 'FR', mobileNo: '+33612345678', captchaToken: 'solution' }],
    ['confirmEmailCode', { aggregatorBuId: 'FR', tokenId: 'e', code: '1' }],
    ['confirmPhoneCode', { aggregatorBuId: 'FR', otpId: 's', otp: '2' }],
  ]);
});

describe('the client of a signed-in customer', () => {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  afterEach(() => stored.clear());

  const connect = (onUnauthorized: () => void = () => {}) => {
    const shown: (string | null)[] = [];
    const client = createClient({
      baseUrl: 'https://shop.example/api',
      unitId: 'FR',
      tokenStore: store,
      accessToken: storedAccessToken(store, 'FR'),
      now: () => 0,
      onUnauthorized,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (request.url.includes('/others/init'))
          return Response.json({
            data: { token: 'i', expiresIn: 3600, sealingKey: { kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } },
          });
        const header = request.headers.get('Authorization');
        shown.push(header === null ? null : atob(header.slice('Basic '.length)));
        return Response.json({ success: false, data: { error: { code: '40100', message: '' } } }, { status: 401 });
      },
    });
    return { client, shown };
  };

  test('reads the token at each call, for any tab may have replaced it [A-67]', async () => {
    const { client, shown } = connect();
    const gateway = gatewayOf(client, 'named', null);
    for (const token of ['one', 'two', '']) {
      stored.set('accessToken:FR', token);
      await client.call(calls.getMemberWallet, { aggregatorBuId: 'FR', custId: 'C1' }).catch(() => {});
    }
    expect(shown).toEqual(['one:', 'two:', null]);
    await expect(gateway.validateToken({ accessToken: 'x' })).rejects.toBeInstanceOf(CallFailure);
    expect(shown.at(-1)).toBe('named:');
  });

  test('is not signed out by a token that was only tried [A-65][A-70]', async () => {
    let ends = 0;
    const { client } = connect(() => void (ends += 1));
    await expect(gatewayOf(client, null, null).validateToken({ accessToken: 'of the address' })).rejects.toMatchObject({
      reason: 'unauthorized',
    });
    expect(ends).toBe(0);
  });
});
