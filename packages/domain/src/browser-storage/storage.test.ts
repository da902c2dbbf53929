import { describe, expect, test } from 'vitest';
import { emptyCart } from '../cart/index.ts';
import { encodeCart } from '../cart/schema.ts';
import { currency } from '../money/index.ts';
import { DAY_MS, HOUR_MS } from '../time/index.ts';
import {
  COMPANY_DRAFT_LIFETIME_MS,
  clearingOf,
  NOTHING_REMEMBERED,
  readRememberedLogin,
  REMEMBERED_LOGIN_LIFETIME_MS,
  rememberedCookies,
  STORAGE_KEYS,
  storageNameOf,
  versionSteps,
} from './index.ts';
import type { ClearingOccasion, StorageKey, StorageOwner } from './index.ts';

const plain = (name: string): string => name.replace(':{unit}', '');
const namesOf = (...owners: readonly StorageOwner[]): readonly string[] =>
  STORAGE_KEYS.filter(({ owner }) => owners.includes(owner)).map(({ name }) => plain(name));
const keyOf = (name: string): StorageKey | undefined => STORAGE_KEYS.find((key) => plain(key.name) === name);

describe('the browser’s storage', () => {
  test('the cookies LE, LMC and LMN last 8760 hours [S3.153][S9.53]', () => {
    expect(REMEMBERED_LOGIN_LIFETIME_MS).toBe(8760 * 60 * 60_000);
    for (const name of ['LE', 'LMC', 'LMN']) {
      expect(keyOf(name)).toMatchObject({ place: 'cookie', lifetimeMs: 8760 * HOUR_MS, owner: 'rememberedLogin' });
    }
    expect(namesOf('rememberedLogin')).toEqual(['LE', 'LMC', 'LMN']);
  });

  test('the cookie csrfToken lasts until the browser is closed [S3.154]', () => {
    expect(keyOf('csrfToken')).toMatchObject({ place: 'cookie', lifetimeMs: null });
  });

  test('a guest is kept in the session alone, document included: no record outlives the tab [S3.60][S3.155][S6.1]', () => {
    const names = ['isAllowToContinueAsGuest', 'guestName', 'guestEmail', 'guestDocType', 'guestIdCardNo'];
    for (const name of names) expect(keyOf(name)).toMatchObject({ place: 'session', owner: 'guest' });
    const places = STORAGE_KEYS.filter(({ owner }) => owner === 'guest').map(({ place }) => place);
    expect(new Set(places)).toEqual(new Set(['session']));
    expect(namesOf('guest')).toEqual([
      'isAllowToContinueAsGuest',
      'guestName',
      'guestEmail',
      'guestConfirmEmail',
      'guestAreaCode',
      'guestMobileNo',
      'guestDocType',
      'guestIdCardNo',
    ]);
  });

  test('lang and cl are session keys [S3.156]', () => {
    for (const name of ['lang', 'cl']) expect(keyOf(name)).toMatchObject({ place: 'session', lifetimeMs: null });
  });

  test('the user’s local keys are five [S3.157]', () => {
    expect(namesOf('user')).toEqual(['accessToken', 'refreshToken', 'custType', 'custId', 'custName']);
    for (const name of namesOf('user')) expect(keyOf(name)).toMatchObject({ place: 'local', lifetimeMs: null });
  });

  test('the cart is a local key that contains the cart items and the contract type [S3.158]', () => {
    expect(keyOf('cart')).toMatchObject({ place: 'local', owner: 'cart' });
    const stored = encodeCart(emptyCart(currency('EUR')));
    expect(stored).toMatchObject({ cartItems: [], salesmanCustomerContractType: null });
  });

  test('the coupon list is stored for the session [S3.159]', () => {
    expect(keyOf('couponList')).toMatchObject({ place: 'session', lifetimeMs: null, owner: 'coupons' });
  });

  test('the init token is stored for an hour of the session [S4.108]', () => {
    expect(keyOf('initToken')).toMatchObject({ place: 'session', lifetimeMs: HOUR_MS });
  });

  test('all other keys have their owner and place', () => {
    const rest = STORAGE_KEYS.filter(({ owner }) =>
      [
        'order',
        'kyb',
        'registration',
        'signIn',
        'notice',
        'catalogue',
        'consent',
        'readMarks',
        'columnMatches',
        'build',
      ].includes(owner),
    );
    expect(rest.map(({ name, place, owner }) => `${place} ${owner} ${name}`)).toEqual([
      'session consent chatAllowed:{unit}',
      'session order order:{unit}',
      'session order topUp:{unit}',
      'session kyb kybToken:{unit}',
      'session kyb kybCustId:{unit}',
      'session kyb kybDraft:{unit}',
      'session registration registration:{unit}',
      'session registration freshAccount:{unit}',
      'session registration companySentTo:{unit}',
      'session signIn oauth:{unit}',
      'session notice signOutNotices:{unit}',
      'session notice turnedAway:{unit}',
      'session notice openSheet:{unit}',
      'local signIn loginType:{unit}',
      'local signIn backUrl:{unit}',
      'local signIn lastActivityAt:{unit}',
      'local catalogue discounts:{unit}',
      'local consent cookieConsent:{unit}',
      'local readMarks inboxRead:{unit}',
      'local columnMatches columnMatches:{unit}',
      'local order leftOrder:{unit}',
      'local order bookedTopUp:{unit}',
      'local registration companyRegistration:{unit}',
      'local build version',
    ]);
    expect(keyOf('cart:count')).toMatchObject({ place: 'local', owner: 'cart' });
  });

  test('the registration of a company is forgotten after 30 days [A-82]', () => {
    expect(COMPANY_DRAFT_LIFETIME_MS).toBe(30 * DAY_MS);
    expect(keyOf('companyRegistration')).toMatchObject({ place: 'local', lifetimeMs: COMPANY_DRAFT_LIFETIME_MS });
  });

  test('no two values share a key, and only these have a lifetime of their own', () => {
    const names = STORAGE_KEYS.map(({ name }) => storageNameOf(name, 'FR'));
    expect(new Set(names).size).toBe(names.length);
    const lasting = STORAGE_KEYS.filter(({ lifetimeMs }) => lifetimeMs !== null).map(({ name }) => plain(name));
    expect(lasting).toEqual(['LE', 'LMC', 'LMN', 'initToken', 'companyRegistration']);
  });

  test('values of a unit have its id in their key, so that units on one host stay separate [S1.36]', () => {
    expect(storageNameOf('cart:{unit}:count', 'FR')).toBe('cart:FR:count');
    expect(storageNameOf('accessToken:{unit}', 'UAE')).toBe('accessToken:UAE');
    const shared = STORAGE_KEYS.filter(({ name }) => !name.includes('{unit}')).map(({ owner }) => owner);
    expect(new Set(shared)).toEqual(new Set(['rememberedLogin', 'callToken', 'guest', 'preference', 'build']));
  });
});

const cleared = (unitId: string, occasion: ClearingOccasion = 'signOut') => {
  const { cookie, session, local } = clearingOf(occasion, unitId);
  return [...cookie, ...session, ...local];
};

describe('clearing', () => {
  test('at a sign-out removes cart and storage, but keeps remembered logins, the cookie consent, the notice to show, the read messages and the matched columns [S2.6][A-131]', () => {
    const spared = new Set(
      namesOf('rememberedLogin', 'consent', 'notice', 'readMarks', 'columnMatches').map((name) => name),
    );
    const expected = STORAGE_KEYS.filter(({ name }) => !spared.has(plain(name)));
    expect(cleared('FR').toSorted()).toEqual(expected.map(({ name }) => storageNameOf(name, 'FR')).toSorted());
    expect(cleared('FR')).toContain('cart:FR');
    expect(cleared('FR')).toContain('accessToken:FR');
    expect(cleared('FR')).not.toContain('LE');
    expect(cleared('FR')).not.toContain('cookieConsent:FR');
    expect(cleared('FR')).not.toContain('signOutNotices:FR');
  });

  test('lists every key in its place [S2.6]', () => {
    const places = Object.entries(clearingOf('signOut', 'FR'));
    expect(places.map(([place]) => place)).toEqual(['cookie', 'session', 'local']);
    for (const [place, names] of places) {
      for (const name of names) {
        expect(STORAGE_KEYS.find((key) => storageNameOf(key.name, 'FR') === name)?.place).toBe(place);
      }
    }
  });

  test('never touches the values of another unit', () => {
    const mine = new Set(cleared('FR').filter((name) => name.includes(':')));
    expect(cleared('UAE').filter((name) => mine.has(name))).toEqual([]);
  });

  test('for a new version removes cached lists and nothing else [S4.106][A-68]', () => {
    expect(cleared('FR', 'newVersion')).toEqual(['discounts:FR']);
  });

  test('after a 401 of the company check removes only its token, id and draft [S4.82][A-70]', () => {
    expect(cleared('FR', 'kybRefused')).toEqual(['kybToken:FR', 'kybCustId:FR', 'kybDraft:FR']);
  });
});

describe('a change of version', () => {
  test('clears caches, stores the version, then reloads: in this order, so that it never loops [S4.106][A-68]', () => {
    const steps = versionSteps('2.537.0', '2.538.0', 'FR');
    expect(steps).toEqual([
      { step: 'clearBrowserCaches' },
      { step: 'clear', clearing: { cookie: [], session: [], local: ['discounts:FR'] } },
      { step: 'storeVersion', version: '2.538.0' },
      { step: 'reload' },
    ]);
    expect(versionSteps('2.538.0', '2.538.0', 'FR')).toEqual([]);
  });

  test('does not happen on a first visit: the version is stored and the page stays [A-68]', () => {
    expect(versionSteps(null, '2.538.0', 'FR')).toEqual([{ step: 'storeVersion', version: '2.538.0' }]);
  });
});

describe('a remembered login', () => {
  const mobile = { areaCode: '+33', number: '612345678' };

  test('is an email in LE, an area code in LMC and a number in LMN [S3.153][A-76]', () => {
    expect(rememberedCookies({ email: 'i@exemple.fr', mobile })).toEqual({
      LE: 'i@exemple.fr',
      LMC: '+33',
      LMN: '612345678',
    });
    expect(rememberedCookies(NOTHING_REMEMBERED)).toEqual({ LE: null, LMC: null, LMN: null });
  });

  test('is read back as it was stored [S3.153]', () => {
    for (const email of ['i@exemple.fr', null]) {
      for (const known of [mobile, null]) {
        expect(readRememberedLogin(rememberedCookies({ email, mobile: known }))).toEqual({ email, mobile: known });
      }
    }
  });

  test('with half a number, or an empty cookie, is ignored', () => {
    expect(readRememberedLogin({ LE: '', LMC: '+33', LMN: null })).toEqual(NOTHING_REMEMBERED);
    expect(readRememberedLogin({ LE: '', LMC: '', LMN: '6' })).toEqual(NOTHING_REMEMBERED);
  });
});
