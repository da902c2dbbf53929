/** The captcha on the server: its own proof of work, usable once and for one action, and the solutions of captcha providers. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@offrande/api-client/contract';
import { type CaptchaAction, type CaptchaConfiguration, type CaptchaKind, solveProof } from '@offrande/domain/captcha';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import type { Buyer } from '../call/buyer.ts';
import type { CallContext } from '../call/handler.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { httpSiteVerifier } from '../providers/captcha/http-site-verifier.ts';
import { SESSION_DAYS } from '../session/find-buyer.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import type { SiteVerdict } from '../providers/captcha/site-verifier.ts';
import { passCaptcha } from './pass-captcha.ts';
import { captchaOfKind, makeChallenge } from './proof.ts';
import { solveCaptcha } from './testing.ts';

const CLOUDFLARE = { code: '80000', status: 403 };
const SITE: CaptchaConfiguration = { provider: 'google', siteKey: 'site-key', isInvisible: true };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const says = (verdict: SiteVerdict) => ({ configuration: SITE, verify: async () => verdict });

describe('the captcha', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const me = { sessionId: '11111111-1111-4111-8111-111111111111', customer: null };
  const unit = () => shop.shop.units.get(UNIT)!;

  const solve = (action: CaptchaAction, kind: CaptchaKind = 'standard', buyer: Buyer = me): string => {
    const { bits } = captchaOfKind(shop.shop, kind) as { readonly bits: number };
    return solveProof(makeChallenge(shop.shop, { unit: unit(), buyer }, action, bits), sha256);
  };

  const pass = (action: CaptchaAction, fields: object, captcha = shop.shop.captcha, tries = 0) => {
    const context = { shop: { ...shop.shop, captcha }, unit: unit(), buyer: me, clientAddress: 'unknown' };
    return passCaptcha(context as unknown as CallContext, action, fields, tries);
  };

  test('issues a fresh challenge per action each time; the traditional one is never easier [S9.48]', async () => {
    const { client } = shop.browser();
    const ask = (kind: 'standard' | 'traditional') =>
      client.call(calls.captcha, { aggregatorBuId: UNIT, action: 'unlock', kind });
    const [one, other, traditional] = [await ask('standard'), await ask('standard'), await ask('traditional')];
    expect(one).toMatchObject({ provider: 'proofOfWork', action: 'unlock', bits: 8 });
    expect(one).not.toEqual(other);
    expect(traditional).toMatchObject({ provider: 'proofOfWork', bits: 18 });
  });

  test('accepts a correct proof once', async () => {
    const captchaToken = solve('unlock');
    await pass('unlock', { captchaToken });
    expect(await refusalCode(pass('unlock', { captchaToken }))).toMatchObject(CLOUDFLARE);
  });

  test('accepts one of twenty concurrent uses of the same proof', async () => {
    const captchaToken = solve('unlock');
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => pass('unlock', { captchaToken })));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('refuses another number for a spent challenge, another action, and an altered, late or missing proof', async () => {
    const used = solve('unlock');
    await pass('unlock', { captchaToken: used });
    const fresh = solve('unlock');
    const wrong = [
      { captchaToken: `${used}0` },
      { captchaToken: solve('cardQuery') },
      { captchaToken: `${fresh.startsWith('x') ? 'y' : 'x'}${fresh.slice(1)}` },
      { captchaToken: fresh.replace('.8.', '.1.') },
      { captchaToken: '' },
      { captchaToken: 'token' },
      {},
      { captchaToken: fresh, traditionalToken: fresh },
      { traditionalToken: fresh },
    ];
    for (const fields of wrong) expect(await refusalCode(pass('unlock', fields))).toMatchObject(CLOUDFLARE);
    shop.wait(11);
    expect(await refusalCode(pass('unlock', { captchaToken: fresh }))).toMatchObject(CLOUDFLARE);
  });

  test.each(['standard', 'traditional'] as const)('accepts a %s proof only from its requester [S8.7]', async (kind) => {
    const field = kind === 'standard' ? 'captchaToken' : 'traditionalToken';
    const stranger = { ...me, sessionId: '22222222-2222-4222-8222-222222222222' };
    expect(await refusalCode(pass('unlock', { [field]: solve('unlock', kind, stranger) }))).toMatchObject(CLOUDFLARE);
    await pass('unlock', { [field]: solve('unlock', kind) });
  });

  test('is valid for the session that requested it, even if the browser first sent the cookie of an expired one', async () => {
    const browser = shop.browser();
    await browser.call(calls.init, { aggregatorBuId: UNIT });
    shop.wait((SESSION_DAYS + 1) * 24 * 60);
    const email = 'lea@example.fr';
    const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
    await browser.call(calls.sendEmailCode, { aggregatorBuId: UNIT, email, captchaToken });
    const stolen = await solveCaptcha(shop.browser(), 'oneTimeCode');
    const theft = browser.call(calls.sendEmailCode, { aggregatorBuId: UNIT, email, captchaToken: stolen });
    expect(await refusalCode(theft)).toMatchObject(CLOUDFLARE);
  });

  test('accepts the traditional proof in its own field [S8.7]', async () => {
    await pass('unlock', { traditionalToken: solve('unlock', 'traditional') });
  });

  test('is required only after wrong tries in a form without other risks', async () => {
    await pass('cardQuery', {}, undefined, 1);
    expect(await refusalCode(pass('cardQuery', {}, undefined, 2))).toMatchObject(CLOUDFLARE);
  });

  test('deletes spent proofs once they have expired', async () => {
    await pass('unlock', { captchaToken: solve('unlock') });
    shop.wait(60);
    await pass('unlock', { captchaToken: solve('unlock') });
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`select solution from captcha_spent`.execute(transaction),
    );
    expect(rows).toHaveLength(1);
  });

  test('of a provider is accepted once if the provider confirms it; its refusal has its own code [S8.6]', async () => {
    await pass('unlock', { captchaToken: 'from-google' }, says('right'));
    expect(await refusalCode(pass('unlock', { captchaToken: 'from-google' }, says('right')))).toMatchObject({
      code: '80001',
    });
    for (const verdict of ['wrong', 'unreachable'] as const)
      expect(await refusalCode(pass('unlock', { captchaToken: verdict }, says(verdict)))).toMatchObject({
        code: '80001',
      });
    expect(await refusalCode(pass('unlock', {}, says('right')))).toMatchObject({ code: '80001' });
  });

  test('that cannot be verified blocks calls that open or send, and allows reading under a stricter limit', async () => {
    const captcha = { configuration: SITE, verify: async (): Promise<SiteVerdict> => 'unreachable' };
    for (const action of ['unlock', 'cardImport', 'cardResend'] as const)
      expect(await refusalCode(pass(action, { captchaToken: 'x' }, captcha))).toMatchObject({ code: '80001' });
    for (let times = 0; times < 3; times += 1) await pass('cardTransactions', { captchaToken: 'x' }, captcha);
    expect(await refusalCode(pass('cardTransactions', { captchaToken: 'x' }, captcha))).toMatchObject({
      code: '42900',
    });
  });
});

describe("a provider's verification over HTTP", () => {
  let server: Server;
  let url: string;
  const asked: URLSearchParams[] = [];
  let answer: { readonly status: number; readonly body: string } = { status: 200, body: '{}' };
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      asked.push(new URLSearchParams(Buffer.concat(chunks).toString()));
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  const verify = (provider: 'google' | 'cloudflare', body: unknown, status = 200, at = url) => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const config = { provider, url: at, secret: 'secret', hostName: 'shop.test', timeoutMs: 1_000 };
    return httpSiteVerifier(config)({ token: 'solution', action: 'unlock', clientAddress: '203.0.113.9' });
  };
  const right = { success: true, hostname: 'shop.test', action: 'unlock' };

  test('sends secret, solution and address, and accepts a success for this host and action', async () => {
    expect(await verify('cloudflare', right)).toBe('right');
    expect(await verify('google', right)).toBe('right');
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      secret: 'secret',
      response: 'solution',
      remoteip: '203.0.113.9',
    });
  });

  test('rejects a success for another host or action; only Google may omit the action', async () => {
    expect(await verify('cloudflare', { ...right, hostname: 'evil.test' })).toBe('wrong');
    expect(await verify('google', { ...right, action: 'login' })).toBe('wrong');
    expect(await verify('cloudflare', { ...right, action: null })).toBe('wrong');
    expect(await verify('google', { success: true, hostname: 'shop.test' })).toBe('right');
    expect(await verify('google', { success: true })).toBe('wrong');
    expect(await verify('google', { ...right, success: false })).toBe('wrong');
  });

  test('treats silence, a failure and nonsense as unreachable', async () => {
    expect(await verify('google', right, 500)).toBe('unreachable');
    expect(await verify('google', 'no json')).toBe('unreachable');
    expect(await verify('google', {})).toBe('unreachable');
    expect(await verify('google', right, 200, 'http://127.0.0.1:1')).toBe('unreachable');
  });
});

describe('the configuration', () => {
  const ORIGIN = 'https://shop.test';

  test('is the shop’s own proof of work unless a provider is named with its keys [S9.48]', () => {
    expect(readCaptcha({}, ORIGIN)).toEqual({ configuration: { provider: 'proofOfWork', bits: 16 }, verify: null });
    expect(readCaptcha({ CAPTCHA_BITS: '9' }, ORIGIN).configuration).toEqual({ provider: 'proofOfWork', bits: 9 });
    const keys = { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' };
    expect(readCaptcha({ CAPTCHA_PROVIDER: 'google', CAPTCHA_INVISIBLE: 'on', ...keys }, ORIGIN).configuration).toEqual(
      {
        provider: 'google',
        siteKey: 'site',
        isInvisible: true,
      },
    );
    const cloudflare = readCaptcha({ CAPTCHA_PROVIDER: 'cloudflare', ...keys }, ORIGIN);
    expect(cloudflare.configuration).toEqual({ provider: 'cloudflare', siteKey: 'site' });
    expect(cloudflare.verify).not.toBeNull();
  });

  test.each([
    { CAPTCHA_BITS: '7' },
    { CAPTCHA_BITS: 'many' },
    { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' },
    { CAPTCHA_PROVIDER: 'google', CAPTCHA_SECRET: 'secret' },
    { CAPTCHA_PROVIDER: 'cloudflare', CAPTCHA_SITE_KEY: 'site' },
  ])('prevents the start if it is inconsistent: %j', (environment) => {
    expect(() => readCaptcha(environment, ORIGIN)).toThrow('CAPTCHA');
  });
});
