import { createHash } from 'node:crypto';
import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CAPTCHA_ACTIONS,
  CAPTCHA_PROVIDERS,
  CAPTCHA_RELOAD_DELAY_MS,
  captchaErrorCode,
  captchaErrorType,
  captchaReaction,
  checkProof,
  isCaptchaRequired,
  isOpenWithoutVerifier,
  leadingZeroBits,
  PROOF_LIFETIME_MS,
  PROOF_MAX_BITS,
  PROOF_MIN_BITS,
  PROOF_STANDARD_BITS,
  PROOF_TRADITIONAL_BITS,
  proofText,
  parseProof,
  solveProof,
  traditionalCaptcha,
  WRONG_TRIES_WITHOUT_CAPTCHA,
  formatProof,
} from './index.ts';
import { captchaFields, CaptchaConfigurationSchema, decodeCaptchaConfiguration, readCaptchaFields } from './schema.ts';
import {
  anyCaptchaAction,
  anyCaptchaKind,
  captchaConfigurations,
  captchaTokens,
  misconfiguredCaptchas,
  otherCodes,
} from './testing.ts';

const digestOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();

describe('the need for a solution', () => {
  test('is always there where something is sent, opened or taken in, else from the third wrong try on', () => {
    const always = CAPTCHA_ACTIONS.filter((action) => isCaptchaRequired(action, 0));
    expect(always).toEqual(['unlock', 'cardTransactions', 'cardResend', 'cardImport', 'cardValidation', 'oneTimeCode']);
    expect(CAPTCHA_ACTIONS.filter((action) => isCaptchaRequired(action, 1))).toEqual(always);
    expect(CAPTCHA_ACTIONS.filter((action) => isCaptchaRequired(action, WRONG_TRIES_WITHOUT_CAPTCHA))).toEqual([
      ...CAPTCHA_ACTIONS,
    ]);
    expect(WRONG_TRIES_WITHOUT_CAPTCHA).toBe(2);
  });

  test('is waived where nobody can judge a solution only for what reads', () => {
    expect(CAPTCHA_ACTIONS.filter(isOpenWithoutVerifier)).toEqual(['cardTransactions', 'cardValidation']);
  });
});

describe('the provider', () => {
  test('is google with an invisible option, Cloudflare, or the shop’s own, by configuration [S9.48]', () => {
    expect([...CAPTCHA_PROVIDERS]).toEqual(['proofOfWork', 'google', 'cloudflare']);
    fc.assert(
      fc.property(captchaConfigurations, (configuration) => {
        const encoded = Schema.encodeSync(CaptchaConfigurationSchema)(configuration);
        expect(decodeCaptchaConfiguration(encoded)).toEqual(Result.succeed(configuration));
      }),
    );
  });

  test('google is visible unless it is said to be invisible [S9.48]', () => {
    expect(decodeCaptchaConfiguration({ provider: 'google', siteKey: 'k' })).toEqual(
      Result.succeed({ provider: 'google', siteKey: 'k', isInvisible: false }),
    );
  });

  test('is the shop itself, with a standard proof, where nothing is configured', () => {
    const own = Result.succeed({ provider: 'proofOfWork', bits: 16 });
    for (const configured of [undefined, null, { provider: 'proofOfWork' }]) {
      expect(decodeCaptchaConfiguration(configured)).toEqual(own);
    }
    expect(PROOF_STANDARD_BITS).toBe(16);
  });

  test.each(misconfiguredCaptchas.map((configured) => [configured]))('is not guessed from %j', (configured) => {
    expect(decodeCaptchaConfiguration(configured)).toEqual(Result.fail({ _tag: 'CaptchaMisconfigured' }));
  });

  test('of the traditional captcha is always the shop, with more work than a standard proof', () => {
    fc.assert(
      fc.property(captchaConfigurations, (standard) => {
        const asked = standard.provider === 'proofOfWork' ? standard.bits : 0;
        expect(traditionalCaptcha(standard)).toEqual({ provider: 'proofOfWork', bits: Math.max(asked, 18) });
      }),
    );
    expect(PROOF_TRADITIONAL_BITS).toBe(18);
  });
});

describe('a refused solution', () => {
  test.each([
    ['80000', 'cloudflare', '[S8.5]'],
    ['80001', 'google', '[S8.6]'],
  ] as const)('code %s is of the %s type %s', (...[code, type]) => {
    expect(captchaErrorType(code)).toBe(type);
  });

  test('has the code of its provider, the shop’s own that of the Cloudflare type [S8.5][S8.6]', () => {
    expect(CAPTCHA_PROVIDERS.map(captchaErrorCode)).toEqual(['80000', '80001', '80000']);
  });

  test('reveals the traditional captcha and shows no popup; any other code does the contrary [S8.7][S8.9][A-75]', () => {
    fc.assert(
      fc.property(anyCaptchaAction, anyCaptchaKind, otherCodes, (action, used, other) => {
        for (const code of ['80000', '80001']) {
          expect(captchaReaction(action, code, used)).toMatchObject({ revealsTraditional: true, showsPopup: false });
        }
        expect(captchaErrorType(other)).toBeNull();
        expect(captchaReaction(action, other, used)).toMatchObject({ revealsTraditional: false, showsPopup: true });
      }),
    );
  });

  test('reloads the page after 1.5 s when a login used a traditional solution, and at no other time [S8.10]', () => {
    expect(CAPTCHA_RELOAD_DELAY_MS).toBe(1500);
    const codes = fc.oneof(otherCodes, fc.constantFrom('80000', '80001'));
    fc.assert(
      fc.property(anyCaptchaAction, anyCaptchaKind, codes, (action, used, code) => {
        const isReloading = action === 'login' && used === 'traditional';
        expect(captchaReaction(action, code, used).reloadAfterMs).toBe(isReloading ? 1500 : null);
      }),
    );
  });
});

describe('a solution in a call', () => {
  test('stands in the field of its kind and comes out of it again [S7.42]', () => {
    fc.assert(
      fc.property(captchaTokens, (token) => {
        const fields = captchaFields(token);
        expect(Object.keys(fields)).toEqual([token.kind === 'standard' ? 'captchaToken' : 'traditionalToken']);
        expect(readCaptchaFields(fields)).toEqual(token);
      }),
    );
  });

  test('is none where there is none, an empty one, or one of each', () => {
    expect(readCaptchaFields({})).toBeNull();
    expect(readCaptchaFields({ captchaToken: '' })).toBeNull();
    expect(readCaptchaFields({ captchaToken: 'a', traditionalToken: 'b' })).toBeNull();
    expect(readCaptchaFields({ captchaToken: '', traditionalToken: 'b' })).toEqual({ kind: 'traditional', token: 'b' });
  });
});

describe('the shop’s own proof', () => {
  const challenge = { challenge: 'k3.x', action: 'login', bits: PROOF_MIN_BITS, endsAt: 1000 } as const;
  const solve = (): number => parseProof(solveProof(challenge, digestOf))!.tries;

  test('is the first number that proves, and passes until its time is over', () => {
    for (let tries = 0; tries < solve(); tries += 1)
      expect(leadingZeroBits(digestOf(proofText(challenge, tries)))).toBeLessThan(challenge.bits);
    const digest = digestOf(proofText(challenge, solve()));
    expect(checkProof(challenge, digest, 1000)).toEqual(Result.void);
    expect(checkProof(challenge, digest, 1001)).toEqual(Result.fail({ _tag: 'ProofTooLate' }));
  });

  test('opens neither another action nor another challenge', () => {
    const tries = solve();
    const texts = [
      proofText(challenge, tries),
      proofText({ ...challenge, action: 'unlock' }, tries),
      proofText({ ...challenge, challenge: 'k4.x' }, tries),
      proofText(challenge, tries + 1),
    ];
    expect(new Set(texts).size).toBe(4);
    expect(texts[0]).toBe(`k3.x:login:${tries}`);
  });

  test('is refused as too easy below the bits asked for, and passes at them', () => {
    const digest = Uint8Array.of(0, 0b0001_0000, 255);
    expect(checkProof({ bits: 11, endsAt: 0 }, digest, 0)).toEqual(Result.void);
    expect(checkProof({ bits: 12, endsAt: 0 }, digest, 0)).toEqual(Result.fail({ _tag: 'ProofTooEasy' }));
  });

  test('counts zero bits as the digest written in binary does', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 4 }),
        fc.uint8Array({ minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (zeros, rest, isZero) => {
          const digest = Uint8Array.from([...Array<number>(zeros).fill(0), ...(isZero ? [] : rest)]);
          const binary = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
          expect(leadingZeroBits(digest)).toBe(binary.search(/1|$/));
        },
      ),
    );
  });

  test('is one token, whatever characters the challenge has', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.-]{1,40}$/), fc.nat(), (text, tries) => {
        expect(parseProof(formatProof(text, tries))).toEqual({ challenge: text, tries });
      }),
    );
    for (const token of ['', 'a\nb.5', 'abc', '.5', 'abc.', 'abc.-1', 'abc.1e3', `abc.${'9'.repeat(16)}`]) {
      expect(parseProof(token)).toBeNull();
    }
  });

  test('may be asked from 8 to 24 bits, within ten minutes', () => {
    expect([PROOF_MIN_BITS, PROOF_MAX_BITS, PROOF_LIFETIME_MS]).toEqual([8, 24, 10 * 60_000]);
  });
});
