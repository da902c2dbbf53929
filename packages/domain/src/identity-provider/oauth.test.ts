import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOAuthReturn, stateOfAddress, withoutOAuthReturn } from './index.ts';
import { StoredOAuth } from './schema.ts';

const STORED: StoredOAuth = { method: 'singleSignOn', state: 's-1', redirectUrl: 'https://shop.example/', code: null };
const text = fc.string({ minLength: 1 });

describe('a return from an identity provider', () => {
  test('with the state that was sent returns its code [S4.110]', () => {
    fc.assert(
      fc.property(text, text, (code, state) => {
        const stored = { ...STORED, state };
        expect(readOAuthReturn({ code, state }, stored)).toEqual({ _tag: 'Returned', stored: { ...stored, code } });
      }),
    );
  });

  test('with another state, or in a browser that did not start it, is refused, because it may be a stranger’s', () => {
    const refused = { _tag: 'OAuthFailed', reason: 'state', code: null };
    expect(readOAuthReturn({ code: 'c', state: 's-2' }, STORED)).toEqual(refused);
    expect(readOAuthReturn({ code: 'c', state: 's-1' }, null)).toEqual(refused);
    expect(readOAuthReturn({ error: 'x', state: 's-2' }, STORED)).toEqual(refused);
  });

  test('with an error failed at the provider, whose code is kept [S8.62]', () => {
    const denied = { _tag: 'OAuthFailed', reason: 'provider', code: 'access_denied' };
    expect(readOAuthReturn({ error: 'access_denied', state: 's-1' }, STORED)).toEqual(denied);
    expect(readOAuthReturn({ error: 'access_denied', code: 'c', state: 's-1' }, STORED)).toEqual(denied);
  });

  test('is not one without a state, or with only a state: the parameters belong to the page', () => {
    const queries: readonly Readonly<Record<string, string>>[] = [
      {},
      { code: 'c' },
      { code: 'c', state: '' },
      { state: 's-1' },
      { state: 's-1', code: '' },
      { error: 'e' },
    ];
    for (const query of queries) expect(readOAuthReturn(query, STORED)).toEqual({ _tag: 'NoReturn' });
  });

  test('removes its own parameters from the address and keeps the others [S4.110]', () => {
    const brought = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss', 'scope'];
    const query = Object.fromEntries([...brought, 'nextStep'].map((name) => [name, 'x']));
    expect(withoutOAuthReturn({ path: '/auth', query }, null)).toEqual({ path: '/auth', query: { nextStep: 'x' } });
  });

  test('leads on to the step for which the visitor signs in, which no provider returns [A-151]', () => {
    const address = { path: '/auth/login', query: { code: 'c', state: 's-1' } };
    const forCheckout = { path: '/auth/login', query: { nextStep: 'checkout' } };
    expect(withoutOAuthReturn(address, { ...STORED, nextStep: 'checkout' })).toEqual(forCheckout);
    const order = { nextStep: 'order', orderNo: '2406-1' } as const;
    expect(withoutOAuthReturn(address, { ...STORED, ...order })).toEqual({ path: '/auth/login', query: order });
    expect(withoutOAuthReturn(address, { ...STORED, nextStep: 'order' })).toEqual({ path: '/auth/login', query: {} });
    expect(withoutOAuthReturn(address, STORED)).toEqual({ path: '/auth/login', query: {} });
  });
});

describe('the state in an address', () => {
  test('is decoded with any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (state) => {
        const query = new URLSearchParams({ client: 'a', state, z: 'b' });
        expect(stateOfAddress(`https://id.example/?${query}`)).toBe(state);
      }),
    );
    expect(stateOfAddress('https://id.example/?state=abc#x')).toBe('abc');
  });

  test.each([
    'https://id.example/',
    'https://id.example/?state=',
    'https://id.example/?mystate=1',
    'https://id.example/?state=%E0%A4%A',
  ])('is missing in %s', (address) => expect(stateOfAddress(address)).toBeNull());
});

test('the stored value is decoded completely or refused [S4.110]', () => {
  const decode = Schema.decodeUnknownResult(StoredOAuth);
  for (const code of ['c', null]) expect(decode({ ...STORED, code })).toEqual(Result.succeed({ ...STORED, code }));
  for (const broken of [
    {},
    { ...STORED, method: 'normal' },
    { ...STORED, nextStep: 'home' },
    { ...STORED, state: '' },
    { ...STORED, code: '' },
  ]) {
    expect(Result.isFailure(decode(broken))).toBe(true);
  }
});
