/** One call of the contract as a route: authentication, decoding, the handler, encoding. */
import { type AnyCall, type CallName, HEADERS } from '@offrande/api-client/contract';
import { may } from '@offrande/domain/customer';
import { Schema } from 'effect';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { endMisused, findBuyer, SESSION_COOKIE, SESSION_DAYS, type ShownCredentials } from '../session/find-buyer.ts';
import { type Buyer, kindOf } from '../call/buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { readAccessToken } from '../session/basic-auth.ts';
import { findCallerLimit } from '../call/call-limits.ts';
import { CallRefused } from '../call/call-refused.ts';
import { addressLimit, type CallerCount } from '../call/count-caller.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { LANGUAGE_COOKIE, languageFor } from '../call/language.ts';
import { createOnce, requestFingerprint, type Once, readKey } from '../call/once.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { decodeRequest, readFields } from './read-request.ts';

type AnyHandler = Handler<AnyCall>;

export interface RouteOptions {
  /** The address of the client, as far as the server can know it. */
  readonly clientAddress: (context: Context) => string;
  /** The factor by which call limits are raised: 1 except for measurements. */
  readonly limitFactor: number;
}

const unitOf = (shop: Shop, call: AnyCall, fields: Readonly<Record<string, unknown>>): Unit => {
  const id = fields[call.unitField];
  const unit = typeof id === 'string' ? shop.units.get(id) : undefined;
  if (unit === undefined) throw new CallRefused('notFound', { field: call.unitField });
  return unit;
};

const noteMisuse = async (shop: Shop, unit: Unit, credentials: ShownCredentials, now: Date): Promise<void> => {
  const customer = await endMisused(shop.connection, unit.id, credentials, now);
  if (customer !== null) shop.log('sign-in misused', { unit: unit.id, customer });
};

/** What is counted against the call's limit; null if it has none, or is counted elsewhere. */
const countOf = (call: AnyCall, context: Context, { clientAddress, limitFactor }: RouteOptions): CallerCount | null => {
  const limit = findCallerLimit(call, limitFactor);
  if (limit === null) return null;
  const key = call.movesValue ? (context.req.header(HEADERS.idempotencyKey) ?? '') : null;
  return { call: call.name, limit, address: clientAddress(context), key };
};

const authenticate = async (
  shop: Shop,
  call: AnyCall,
  unit: Unit,
  context: Context,
  count: CallerCount | null,
): Promise<Buyer | null> => {
  if (call.auth === 'public') {
    if (count !== null) await countAgainst(shop, [addressLimit(unit.id, count)]);
    return null;
  }
  const credentials = {
    cookie: getCookie(context, SESSION_COOKIE) ?? null,
    initToken: context.req.header(HEADERS.initToken) ?? null,
    accessToken: readAccessToken(context.req.header('Authorization')),
  };
  const now = shop.clock();
  const buyer = await findBuyer(shop.connection, unit.id, credentials, now, {
    isActivity: call.name !== 'validateToken',
    count,
  });
  if (buyer === null) await noteMisuse(shop, unit, credentials, now);
  if (buyer === null || (call.auth === 'member' && buyer.customer === null)) throw new CallRefused('notAuthorized');
  return buyer;
};

/** The calls that a salesman makes for a customer, who is looked up on the salesman's list. */
const ON_BEHALF: ReadonlySet<string> = new Set<CallName>([
  'createOrder',
  'requestQuotation',
  'saveDraft',
  'resetDraft',
  'readDraft',
  'deleteDraft',
  'uploadFile',
  'getProductsDiscount',
  'getCustomerDiscounts',
  'getCustomerSheet',
  'getMemberProfile',
  'getMemberAddressBook',
  'getMemberHistory',
  'getQuotationOrders',
]);

/** A caller who names a customer must be that customer (S7.124), except a salesman in the calls above. */
const checkCustomer = (call: AnyCall, { custId }: Readonly<Record<string, unknown>>, buyer: Buyer): void => {
  // A company that is verified is named by its own session (`kyb/kyb-session.ts`).
  if (custId === undefined || call.auth === 'kyb' || custId === buyer.customer?.id) return;
  if (!may(kindOf(buyer), 'orderForCustomer') || !ON_BEHALF.has(call.name)) throw new CallRefused('notAuthorized');
};

const present = <T>(value: T | null, what: string): T => {
  if (value === null) throw new Error(`This call has no ${what}`);
  return value;
};

/** Keys belong to the customer, wherever signed in, or to the guest's browser. */
const actorOf = ({ customer, sessionId }: Buyer): string => customer?.id ?? sessionId;

/** A captcha solution is valid for one try, so a retried request carries another one; it is excluded from the fingerprint. */
const fingerprintedFields = ({
  captchaToken: _captcha,
  traditionalToken: _traditional,
  token: _token,
  ...meant
}: Readonly<Record<string, unknown>>): object => meant;

const onceFor = (
  shop: Shop,
  call: AnyCall,
  unit: Unit,
  buyer: Buyer | null,
  context: Context,
  fields: Readonly<Record<string, unknown>>,
) => {
  if (!call.movesValue) return { once: null, wasUsed: () => true };
  const key = {
    unitId: unit.id,
    actor: actorOf(present(buyer, 'buyer')),
    route: call.name,
    key: readKey(context.req.raw.headers),
    fingerprint: requestFingerprint(fingerprintedFields(fields)),
  };
  const once = createOnce(shop, key, {
    encode: Schema.encodeUnknownSync(call.response),
    decode: Schema.decodeUnknownSync(call.response),
  });
  let used = false;
  const noted: Once = {
    unlessAnswered: (ask) => ((used = true), once.unlessAnswered(ask)),
    inTransaction: (work, reading) => ((used = true), once.inTransaction(work, reading)),
    inStatement: (make) => ((used = true), once.inStatement(make)),
    outside: (work) => ((used = true), once.outside(work)),
  };
  return { once: noted, wasUsed: () => used };
};

const contextOf = (
  shop: Shop,
  context: Context,
  caller: { readonly unit: Unit; readonly buyer: Buyer | null; readonly once: Once | null; readonly address: string },
): CallContext => ({
  shop,
  unit: caller.unit,
  get buyer() {
    return present(caller.buyer, 'buyer');
  },
  get once() {
    return present(caller.once, 'key');
  },
  language: languageFor(caller.unit, getCookie(context, LANGUAGE_COOKIE)),
  headers: context.req.raw.headers,
  clientAddress: caller.address,
  sessionCookie: getCookie(context, SESSION_COOKIE) ?? null,
  setSessionCookie: (value) =>
    setCookie(context, SESSION_COOKIE, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: shop.publicOrigin.startsWith('https:'),
      maxAge: SESSION_DAYS * 86_400,
    }),
});

export const callRoute =
  (shop: Shop, call: AnyCall, handler: AnyHandler, options: RouteOptions) =>
  async (context: Context): Promise<Response> => {
    const fields = await readFields(shop, context, call);
    const unit = unitOf(shop, call, fields);
    const buyer = await authenticate(shop, call, unit, context, countOf(call, context, options));
    if (buyer !== null) checkCustomer(call, fields, buyer);
    const request = decodeRequest(call, fields);
    const { once, wasUsed } = onceFor(shop, call, unit, buyer, context, fields);
    const answer = await handler(
      request,
      contextOf(shop, context, { unit, buyer, once, address: options.clientAddress(context) }),
    );
    if (!wasUsed()) throw new Error(`${call.name} moves value and did not ask for its key`);
    return context.json({ success: true, data: Schema.encodeUnknownSync(call.response)(answer) });
  };
