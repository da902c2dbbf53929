/** A shop without server and browser storage, for tests and stories: real machines on in-memory gateways. */
import type { Brochures } from '@offrande/api-client/company';
import {
  createMemoryBrochures,
  createMemoryBulk,
  createMemoryBusinessRegistration,
  createMemoryCardFiles,
  createMemoryCardGateways,
  createMemoryCompanyDocuments,
  createMemoryPreviousFiles,
  createMemoryCompanyPeople,
  createMemoryOrderDecisions,
  createMemoryGateways,
  createMemoryIdentity,
  createMemoryInbox,
  createMemoryKyb,
  createMemoryLookups,
  createMemoryMembership,
  createMemorySalesman,
  type MemoryBrochures,
  type MemoryBulk,
  type MemoryBulkOptions,
  type MemoryPreviousFile,
  type MemoryPreviousFiles,
  type MemoryBusinessRegistration,
  type MemoryCard,
  type MemoryCardFiles,
  type MemoryCardGateways,
  type MemoryCardOptions,
  type MemoryCompanyPeople,
  type MemoryCompanyPeopleOptions,
  type MemoryCustomer,
  type MemoryGateways,
  type MemoryIdentity,
  type MemoryIdentityOptions,
  type MemoryInbox,
  type MemoryKyb,
  type MemoryMembership,
  type MemoryMoney,
} from '@offrande/api-client/testing';
import type { CardFile, CorporateStanding } from '@offrande/api-client/gateways';
import type { BusinessRegistered } from '@offrande/domain/business-registration/schema';
import type { Cart } from '@offrande/domain/cart';
import type { Code, CodeList } from '@offrande/domain/catalogue';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { CompanyDocument } from '@offrande/domain/company-review';
import type { WaitingOrder } from '@offrande/domain/order-decision';
import type { InboxMessage } from '@offrande/domain/inbox';
import type { StoredSession } from '@offrande/domain/session';
import { localDate } from '@offrande/domain/time';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { createClock } from '../clock.ts';
import type { CompanyGateways } from '../company-gateways.ts';
import type { KybGateways } from '../kyb-gateways.ts';
import { pricedFor } from '../cart-place.ts';
import { createCartStore } from '../cart-store.ts';
import type { Cookies } from '../cookies.ts';
import { createDiscountStore } from '../discount-store.ts';
import { createMemoryStore } from '../key-value-store.ts';
import { createVisit } from '../visit.ts';
import { createDepart } from '../open-session.ts';
import { createSheetPlace } from '../open-sheet.ts';
import { createProgressStore } from '../sheet-progress.ts';
import type { FileToSave } from '../save-file.ts';
import { type SessionActor, type SessionWorld, startSession } from '../session-actor.ts';
import { createSessionStore } from '../session-store.ts';
import { cartPolicyFor, type Shop } from '../shop.ts';
import { readSignedIn } from '../signed-in.ts';
import { EURO, ITEM } from './sample.ts';

export interface MemoryShop extends Shop {
  readonly memory: MemoryGateways;
  /** Cards after the sale: the recorded calls, and their faults. */
  readonly held: MemoryCardGateways;
  /** External addresses that the buyer was sent to. */
  readonly left: readonly string[];
  /** Files offered for download. */
  readonly saved: readonly FileToSave[];
  /** Customers: the recorded calls, and their faults. */
  readonly identity: MemoryIdentity;
  /** Files of codes: the recorded calls, and their faults. */
  readonly files: MemoryCardFiles;
  /** Companies: their register, and the recorded calls. */
  readonly company: CompanyGateways & {
    readonly registration: MemoryBusinessRegistration;
    readonly people: MemoryCompanyPeople;
    readonly decisions: ReturnType<typeof createMemoryOrderDecisions>;
    readonly documents: ReturnType<typeof createMemoryCompanyDocuments>;
    readonly brochures: MemoryBrochures;
    readonly bulk: MemoryBulk;
    readonly previousFiles: MemoryPreviousFiles;
    readonly salesman: ReturnType<typeof createMemorySalesman>;
  };
  /** The verification of a company: its dossier, and the recorded calls. */
  readonly kyb: KybGateways & { readonly dossier: MemoryKyb };
  /** The member's messages. */
  readonly post: MemoryInbox;
  /** Corporate accounts and decisions about members. */
  readonly employer: MemoryMembership;
  /** Advances the shop's clock without notifying anything. */
  readonly pass: (ms: number) => void;
}

const GUEST_RULES: CheckoutPolicy = {
  means: {
    guest: ['creditCard', 'debitCard', 'instantTransfer'],
    individual: ['creditCard', 'debitCard', 'instantTransfer', 'wallet'],
    business: [],
    salesman: [],
  },
  provider: 'UpstreamPay',
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
  pins: { prefixesWithoutPin: [] },
  rewards: { guest: [], individual: [], business: [], salesman: [] },
};

/** 12 June 2026, half past twelve. */
export const OPENED_AT = Date.UTC(2026, 5, 12, 12, 30);

const MINUTE_MS = 60_000;

/** Each reading of the clock advances it by a minute: a countdown ends on its first tick. */
export const withFastClock = (shop: MemoryShop): MemoryShop => ({
  ...shop,
  now: () => {
    shop.pass(MINUTE_MS);
    return shop.now();
  },
});

const memoryCookies = (): Cookies => {
  const jar = new Map<string, string>();
  return {
    get: (name) => jar.get(name) ?? null,
    set: (name, text) => void jar.set(name, text),
    remove: (name) => void jar.delete(name),
  };
};

/** Already fulfilled: React reads a promise marked this way synchronously, without suspending. */
const kept = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** A shop with this cart, for a guest who chose to continue as one or for a member. */
export const createMemoryShop = (options: {
  readonly cart: Cart;
  readonly cards?: readonly MemoryCard[];
  readonly rules?: Partial<CheckoutPolicy>;
  readonly held?: Omit<MemoryCardOptions, 'currency' | 'today'>;
  readonly money?: MemoryMoney;
  readonly languageTag?: string;
  /** Whether the device's clock is wrong. */
  readonly isClockWrong?: boolean;
  readonly identity?: MemoryIdentityOptions;
  /** The cities of postcodes. */
  readonly cities?: Readonly<Record<string, readonly string[]>>;
  /** The rules of files of cards; no card is sold from a file by default. */
  readonly bulk?: MemoryBulkOptions;
  /** Files that the company uploaded before, the newest first. */
  readonly previousFiles?: readonly MemoryPreviousFile[];
  /** The files of codes of every order; none by default. */
  readonly cardFiles?: readonly CardFile[];
  /** The messages in the member's inbox. */
  readonly messages?: readonly InboxMessage[];
  /** The member's corporate account; none by default. */
  readonly corporate?: CorporateStanding;
  /** Whether Inès, or the first of the identity's members, is signed in. */
  readonly isMember?: boolean;
  /** What the registration of a company is answered. */
  readonly businessRegistered?: BusinessRegistered;
  /** The people of the company; its administrator alone by default. */
  readonly people?: MemoryCompanyPeopleOptions;
  /** The orders of the company that wait for a decision; none by default. */
  readonly waitingOrders?: readonly WaitingOrder[];
  /** The documents that the company gave; those of its registration by default. */
  readonly documents?: readonly CompanyDocument[];
  /** For how many months they are kept after the company left; 60 by default. */
  readonly monthsAfterLeaving?: number;
  /** The customers of a salesman; none by default. */
  readonly customers?: readonly MemoryCustomer[];
  /** The unit's brochures; two by default. */
  readonly brochures?: Brochures;
  /** The dossier of the company as it was begun; none by default. */
  readonly kyb?: Parameters<typeof createMemoryKyb>[0];
  /** The unit's lists of codes. */
  readonly codeLists?: Readonly<Partial<Record<CodeList, readonly Code[]>>>;
  /** The account categories of the unit's companies; none by default. */
  readonly accountCategories?: readonly string[];
  /** Overrides of the stored session. */
  readonly stored?: Partial<StoredSession>;
}): MemoryShop => {
  const memory = createMemoryGateways({
    currency: EURO,
    cards: options.cards ?? [],
    ...(options.money ? { money: options.money } : {}),
  });
  const held = createMemoryCardGateways({ currency: EURO, today: { year: 2026, month: 6, day: 12 }, ...options.held });
  let at = OPENED_AT;
  const now = (): number => at;
  const [local, tab] = [createMemoryStore(), createMemoryStore()];
  const visit = createVisit('FR', EURO, tab, local);
  const identity = createMemoryIdentity(options.identity);
  const post = createMemoryInbox(options.messages);
  const files = createMemoryCardFiles(options.cardFiles ?? [], now);
  const employer = createMemoryMembership(options.corporate);
  const kyb = createMemoryKyb(options.kyb, now);
  const store = createSessionStore('FR', { local, session: tab, forgetCookie: () => undefined });
  const signedIn = () => readSignedIn('FR', local);
  const cart = createCartStore('FR', EURO, { local, tab });
  const left: string[] = [];
  const saved: FileToSave[] = [];
  let ids = 0;
  const discounts = createDiscountStore('FR', EURO, { local, tab }, () => pricedFor(signedIn(), 'FR', tab));
  const world: SessionWorld = {
    unitId: 'FR',
    policy: UNIT.loginPolicy,
    store,
    gateway: identity.session,
    now,
    locks: undefined,
    depart: createDepart({ unitId: 'FR', base: '', session: tab, leaveTo: (address) => void left.push(address) }),
  };
  if (options.isMember)
    store.write({
      user: identity.signedInBefore(),
      loginType: 'email',
      backUrl: null,
      lastActivityAt: now(),
      ...options.stored,
    });
  else visit.allowGuest();
  discounts.save(ITEM, []);
  cart.set(options.cart);
  let started: Promise<SessionActor> | null = null;
  const session = (): Promise<SessionActor> => (started ??= kept(startSession(world)));
  return {
    unitId: UNIT.id,
    currency: EURO,
    numbers: { languageTag: options.languageTag ?? 'en', country: 'FR', decimalSeparator: ',' },
    timeZone: UNIT.timeZone,
    country: UNIT.country,
    contact: UNIT.contact,
    cartPolicy: cartPolicyFor(UNIT, EURO, 'individual'),
    gateways: {
      ...memory,
      orders: { ...memory.orders, saveDraft: memory.drafts.saveDraft },
      payments: () => memory.payments,
      cards: held.cards,
      unlock: held.unlock,
      captcha: { solve: async (_action, kind) => ({ kind, token: 'solved' }) },
    },
    visit,
    cart,
    discounts,
    checkoutPolicy: () => Promise.resolve({ ...GUEST_RULES, ...options.rules }),
    importPolicy: () => Promise.resolve({ nonWhiteMarker: 'NON_WHITE' }),
    clock: createClock(() => Promise.resolve(!options.isClockWrong)),
    newId: () => `new-${(ids += 1)}`,
    now,
    account: {
      ...identity,
      orderCodes: identity.codes,
      files,
      wallet: memory.wallets,
      invoices: memory.invoices,
      inbox: post.inbox,
      membership: employer.membership,
      receipts: memory.receipts,
      places: createMemoryLookups({ cities: options.cities ?? {}, codeLists: options.codeLists ?? {} }).lookups,
      topUps: () => memory.topUps,
    },
    company: {
      people: createMemoryCompanyPeople(options.people, now),
      decisions: createMemoryOrderDecisions(options.waitingOrders),
      discounts: memory.companyDiscounts,
      documents: createMemoryCompanyDocuments(options.documents, options.monthsAfterLeaving),
      brochures: createMemoryBrochures(options.brochures),
      quotations: memory.quotations,
      bulk: createMemoryBulk(options.bulk ?? { rulesOf: () => null }),
      previousFiles: createMemoryPreviousFiles(options.previousFiles),
      salesman: createMemorySalesman(options.customers),
      drafts: memory.drafts,
      openSheetDesk: () => {
        const progress = createProgressStore();
        return { ask: createSheetPlace(progress.set), close: () => undefined, progress };
      },
      registration: createMemoryBusinessRegistration(options.businessRegistered),
      readPolicy: async () => ({
        accountCategories: options.accountCategories ?? [],
        deliveryAddress: UNIT.addressPolicy,
      }),
    },
    kyb: {
      dossier: kyb,
      identity: kyb,
      readFacts: async () => (codeLists, instant) => ({
        today: localDate(instant, UNIT.timeZone),
        currency: EURO,
        deliveryPolicy: UNIT.addressPolicy,
        codeLists,
      }),
    },
    signedIn,
    session,
    leaveTo: (url) => void left.push(url),
    replaceWith: (url) => void left.push(url),
    saveFile: (file) => void saved.push(file),
    reload: () => void left.push('(reload)'),
    cookies: memoryCookies(),
    tab,
    local,
    locks: undefined,
    report: () => {},
    memory,
    held,
    left,
    saved,
    identity,
    files,
    post,
    employer,
    pass: (ms) => void (at += ms),
  };
};
