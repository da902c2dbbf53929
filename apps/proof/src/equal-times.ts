/**
 * Whether the time of an answer tells a stranger which emails have an account: each call is made for an email that is known and for one that
 * is not, in turns. Source, reliability rows 25 and 28.
 */
import { type AnyCall, calls } from '@offrande/api-client/contract';
import { digits } from '../../server/src/random.ts';
import { registerCompany, registrationOf } from './access/company-asks.ts';
import { wireOf } from './access/judge-access.ts';
import { PASSWORD, type Person } from './access/person.ts';
import { openScene, type Scene } from './access/scene.ts';
import type { VisitedShop } from './visitor/visited-shop.ts';
import type { Fields } from './visitor/visitor.ts';

/** A call that must not tell, with the request that names an email. */
interface Telling {
  readonly call: AnyCall;
  /** An email that is known. */
  readonly known: (scene: Scene) => Promise<string>;
  readonly request: (scene: Scene, caller: Person, email: string) => Promise<Fields>;
}

const companyEmail = async (scene: Scene): Promise<string> => (await scene.newOwner('business')).email;

/** The email of a registration that waits to be confirmed. */
const waitingEmail = async (scene: Scene): Promise<string> =>
  (await registerCompany(scene, await scene.newOwner('guest'))).email;

const TELLING: Readonly<Record<string, Telling>> = {
  b2bRegister: {
    call: calls.b2bRegister,
    known: companyEmail,
    request: async (scene, caller, email) => {
      const registration = await registrationOf(scene, caller);
      return { registration: { ...registration, contact: { ...registration.contact, email } } };
    },
  },
  b2bResendToken: { call: calls.b2bResendToken, known: waitingEmail, request: async (_, __, email) => ({ email }) },
  b2bLogin: {
    call: calls.b2bLogin,
    known: companyEmail,
    request: async (_, { visitor }, account) => ({
      loginType: 'business',
      account,
      password: `${PASSWORD}x`,
      captchaToken: visitor.solve('login'),
    }),
  },
  kybLogin: {
    call: calls.kybLogin,
    known: companyEmail,
    request: async (_, { visitor }, account) => ({
      account,
      password: `${PASSWORD}x`,
      captchaToken: visitor.solve('login'),
    }),
  },
  sendVerificationEmail: {
    call: calls.sendVerificationEmail,
    known: companyEmail,
    request: async (_, { visitor }, email) => ({ email, captchaToken: visitor.solve('oneTimeCode') }),
  },
  resetPassword: {
    call: calls.resetPassword,
    known: companyEmail,
    request: async (_, __, email) => ({ email, kind: 'business' }),
  },
};

export interface TimedPairs {
  readonly call: string;
  readonly knownMs: number;
  readonly unknownMs: number;
  /** How often the known email took longer, in percent of the pairs: 50 tells nothing. */
  readonly longerPercent: number;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const timePairs = async (scene: Scene, name: string, pairs: number): Promise<TimedPairs> => {
  const { call, known, request } = TELLING[name]!;
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const ask = async (kind: 'known' | 'unknown', email: string): Promise<number> => {
    const caller = await scene.newOwner('guest');
    await scene.place.forgetCounts();
    const fields = await request(scene, caller, email);
    const begin = performance.now();
    const { status, text } = await caller.visitor.ask(call, wireOf(call, 'FR', fields));
    const took = performance.now() - begin;
    if (status >= 500) throw new Error(`${name}: ${status} ${text}`);
    times[kind].push(took);
    return took;
  };
  let longer = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const email = await known(scene);
    const other = `nobody.${digits(scene.place.shop.random, 9)}@example.test`;
    // In turns, so that neither always goes first.
    const [one, two] =
      pair % 2 === 0
        ? [await ask('known', email), await ask('unknown', other)]
        : [await ask('unknown', other), await ask('known', email)].toReversed();
    if (one! > two!) longer += 1;
  }
  return {
    call: name,
    knownMs: hundredths(median(times.known)),
    unknownMs: hundredths(median(times.unknown)),
    longerPercent: Math.round((longer / pairs) * 100),
  };
};

export const timeKnownAndUnknown = async (place: VisitedShop, pairs: number): Promise<readonly TimedPairs[]> => {
  const scene = openScene(place);
  const timed: TimedPairs[] = [];
  for (const name of Object.keys(TELLING)) {
    // What is loaded and compiled first counts for nobody.
    await timePairs(scene, name, 5);
    timed.push(await timePairs(scene, name, pairs));
  }
  return timed;
};
