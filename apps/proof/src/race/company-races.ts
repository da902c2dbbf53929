/**
 * Races between the people of a company: to decide about an order, to order within the same month, to spend its wallet, and for one
 * quotation.
 */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import type { Customer } from '../../../server/src/call/buyer.ts';
import { addLimitedPerson, type PersonLimit } from '../limited-person.ts';
import type { Arena, Member } from './arena.ts';
import { count, fund, newKey, orderOf, TEN } from './deals.ts';
import type { Race } from './race.ts';

/** A company with money, and browsers in which its administrator is signed in. */
interface Company {
  readonly customer: Customer;
  readonly administrators: readonly Member[];
}

/** What `make` makes, once for each arena. */
const oncePer = <T>(make: (arena: Arena) => Promise<T>): ((arena: Arena) => Promise<T>) => {
  const made = new WeakMap<Arena, Promise<T>>();
  return (arena) => {
    const known = made.get(arena) ?? make(arena);
    made.set(arena, known);
    return known;
  };
};

const companyOf = oncePer(async (arena): Promise<Company> => {
  const customer = await arena.newCustomer({ memberType: 'business', contractLevel: 'registered' });
  const administrators: Member[] = [];
  while (administrators.length < 20) administrators.push(await arena.signedIn(customer));
  return { customer, administrators };
});

/** A person of the company with a limit, in minor units. */
const limited = (arena: Arena, company: Customer, kind: PersonLimit['kind'], minor: bigint): Promise<Customer> =>
  arena.inUnit((transaction) => addLimitedPerson(transaction, arena.shop, company, arena.unit.id, { kind, minor }));

const decision: Race = {
  name: 'decision',
  prize: 'the decision of a company about an order that some approve and some refuse',
  removed: { guards: ['order-lock'] },
  deal: async (arena) => {
    const { customer, administrators } = await companyOf(arena);
    const { browser } = await arena.signedIn(await limited(arena, customer, 'order_limit', 1n));
    const orderNo = await orderOf(arena, browser, { custId: customer.id });
    return {
      rival: (at) =>
        administrators[at]!.browser.call(
          calls.decideOrder,
          { aggregatorBuId: arena.unit.id, custId: customer.id, orderNo, isApproved: at % 2 === 0, reason: '' },
          newKey(),
        ),
      wins: () => count(arena, sql`order_event where order_no = ${orderNo} and state in ('requesting', 'canceled')`),
    };
  },
};

const month: Race = {
  name: 'month',
  prize: 'the rest of a month’s limit, by one person in several tabs',
  removed: { guards: ['month-lock'] },
  deal: async (arena) => {
    const { customer } = await companyOf(arena);
    const person = await limited(arena, customer, 'month_limit', 50_00n);
    const tabs: Member[] = [];
    while (tabs.length < 20) tabs.push(await arena.signedIn(person));
    return {
      rival: (at) => orderOf(arena, tabs[at]!.browser, { paymentMean: 'bankTransfer', custId: customer.id }),
      wins: () => count(arena, sql`purchase where placed_by = ${person.accountId}::uuid and state = 'requesting'`),
    };
  },
};

/** People of one company, each in a browser of their own. */
const colleaguesIn = oncePer(async (arena): Promise<readonly Member[]> => {
  const { customer } = await companyOf(arena);
  const people: Member[] = [];
  while (people.length < 20) people.push(await arena.signedIn(await limited(arena, customer, 'order_limit', 100_00n)));
  return people;
});

const wallet: Race = {
  name: 'company-wallet',
  prize: 'the money of a company’s wallet, for separate orders by its people',
  removed: { guards: ['free-value'], constraints: ['account.account_not_overdrawn'] },
  deal: async (arena) => {
    const { customer } = await companyOf(arena);
    const people = await colleaguesIn(arena);
    await fund(arena, customer, 10_00n);
    return {
      rival: (at) => orderOf(arena, people[at]!.browser, { lines: TEN, paymentMean: 'wallet', custId: customer.id }),
      wins: ({ length }) => length,
    };
  },
};

const quotation: Race = {
  name: 'quotation',
  prize: 'one quotation per idempotency key, however often it is sent',
  removed: { guards: ['key-lock'], constraints: ['idem.idem_once'] },
  deal: async (arena) => {
    const { administrators } = await companyOf(arena);
    const [key, aggregatorBuId] = [newKey(), arena.unit.id];
    // Every mailbox has a limit of its own.
    const request = { aggregatorBuId, lines: TEN, paymentMean: 'bankTransfer', email: `${key}@example.test` } as const;
    return {
      rival: () => administrators[0]!.browser.call(calls.requestQuotation, request, key),
      wins: () => count(arena, sql`quotation where detail->>'email' = ${request.email}`),
    };
  },
};

export const companyRaces: readonly Race[] = [decision, month, wallet, quotation];
