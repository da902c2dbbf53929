/** People who register and sign in like a browser, with the codes read from their mails and text messages. */
import { type AnyCall, calls, type RequestOf, versionedPath } from '@offrande/api-client/contract';
import type { LoginRequest } from '@offrande/domain/sign-in';
import { loginPayload } from '@offrande/domain/sign-in/schema';
import { Schema } from 'effect';
import { solveCaptcha } from '../captcha/testing.ts';
import { openPost, type Post } from '../delivery/testing.ts';
import { type Browser, type TestShop, UNIT } from '../http/testing.ts';

export const PASSWORD = 'Cerisier1';
export const UNIT_FIELD = { aggregatorBuId: UNIT } as const;

let people = 0;

/** A unique email address and mobile number. */
export const newPerson = () => {
  people += 1;
  return {
    email: `ines.${people}.${process.pid}@exemple.test`,
    mobile: `+336${String(12_000_000 + people)}`,
  };
};

export interface Member {
  readonly email: string;
  readonly mobile: string;
  readonly browser: Browser;
  readonly custId: string;
}

export interface Identity {
  readonly shop: TestShop;
  readonly post: Post;
  /** Does all due work and returns the latest message to an address or number. */
  lastTo(target: string): Promise<string>;
  countTo(target: string): Promise<number>;
  codeTo(target: string): Promise<string>;
  sendCode(browser: Browser, channel: 'email' | 'sms', target: string): Promise<string>;
  /** Sends and confirms a code; returns its id, which is a proof. */
  prove(browser: Browser, channel: 'email' | 'sms', target: string): Promise<string>;
  register(
    browser: Browser,
    who: { readonly email: string; readonly mobile: string },
    changes?: Partial<RequestOf<typeof calls.register>>,
  ): Promise<{ readonly isEmailValid: boolean }>;
  /** Opens an account and signs in, in a new browser. */
  openMember(): Promise<Member>;
}

/** Signs in through `login`, with a solved captcha. */
export const signInBy = async (
  browser: Browser,
  request: LoginRequest,
  call:
    | typeof calls.login
    | typeof calls.twoFactorLogin
    | typeof calls.b2bLogin
    | typeof calls.salesmanLogin = calls.login,
) => {
  const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'login') } as const;
  const answer = await browser.call(call, loginPayload({ request, captcha }, UNIT));
  if (answer._tag === 'SignedIn') browser.become(answer.user.accessToken);
  return answer;
};

/** Makes a call and returns its status, headers and body, without anything time-dependent. */
export const rawAnswer = async (browser: Browser, call: AnyCall, request: object): Promise<string> => {
  const answer = await browser.raw(`/api${versionedPath(call)}`, {
    method: 'POST',
    headers: await browser.credentials(),
    body: JSON.stringify({ data: await browser.seal(Schema.encodeUnknownSync(call.request)(request) as object) }),
  });
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([answer.status, headers, await answer.text()]);
};

export const byEmail = (account: string, password = PASSWORD): LoginRequest => ({ type: 'email', account, password });

export const openIdentity = (shop: TestShop): Identity => {
  const post = openPost(shop);
  const written = async (target: string): Promise<readonly string[]> => {
    await shop.work(post.deliver);
    return [
      ...post.mails.filter(({ to }) => to === target).map(({ text }) => text),
      ...post.texts.filter(({ to }) => to === target).map(({ text }) => text),
    ];
  };
  const identity: Identity = {
    shop,
    post,
    lastTo: async (target) => {
      const texts = await written(target);
      if (texts.length === 0) throw new Error(`Nothing was written to ${target}`);
      return texts.at(-1)!;
    },
    countTo: async (target) => (await written(target)).length,
    codeTo: async (target) => {
      const [code] = /\b\d{6}\b/.exec(await identity.lastTo(target)) ?? [];
      if (code === undefined) throw new Error(`No code was written to ${target}`);
      return code;
    },
    sendCode: async (browser, channel, target) => {
      const captchaToken = await solveCaptcha(browser, 'oneTimeCode');
      const sent =
        channel === 'email'
          ? await browser.call(calls.sendEmailCode, { ...UNIT_FIELD, email: target, captchaToken })
          : await browser.call(calls.sendPhoneCode, { ...UNIT_FIELD, mobileNo: target, captchaToken });
      return sent.reference;
    },
    prove: async (browser, channel, target) => {
      const reference = await identity.sendCode(browser, channel, target);
      const code = await identity.codeTo(target);
      const { isRight } =
        channel === 'email'
          ? await browser.call(calls.confirmEmailCode, { ...UNIT_FIELD, tokenId: reference, code })
          : await browser.call(calls.confirmPhoneCode, { ...UNIT_FIELD, otpId: reference, otp: code });
      if (!isRight) throw new Error('The code that was sent is wrong');
      return reference;
    },
    register: async (browser, { email, mobile }, changes = {}) => {
      const proofs =
        'emailReference' in changes
          ? {}
          : {
              emailReference: await identity.prove(browser, 'email', email),
              phoneReference: await identity.prove(browser, 'sms', mobile),
            };
      return browser.call(calls.register, {
        ...UNIT_FIELD,
        email,
        firstName: 'Inès',
        lastName: 'Marchand',
        password: PASSWORD,
        registerType: 'individual',
        documentType: null,
        documentNumber: '',
        phone: { areaCode: '+33', number: mobile.slice(3) },
        isSubscribed: false,
        promoCode: '',
        emailReference: '',
        phoneReference: null,
        ...proofs,
        ...changes,
      });
    },
    openMember: async () => {
      const who = newPerson();
      const browser = shop.browser();
      await identity.register(browser, who);
      const answer = await signInBy(browser, byEmail(who.email));
      if (answer._tag !== 'SignedIn') throw new Error('Nobody is signed in');
      return { ...who, browser, custId: answer.user.customerId };
    },
  };
  return identity;
};
