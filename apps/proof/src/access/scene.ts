/** The owners and all other callers in a shop of two units, and the data that calls are about, created on demand. */
import { type AnyCall, calls, type RequestOf, type ResponseOf } from '@offrande/api-client/contract';
import type { AddressBookEntry } from '@offrande/domain/address';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import type { CheckoutPayload, OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import type { PaymentProviderId } from '@offrande/domain/payment';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { decryptCardNumber, decryptPin } from '../../../server/src/card/card-number.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { record } from '../../../server/src/ledger/record.ts';
import { addressBookJson } from '../../../server/src/profile/load-member.ts';
import { uuid } from '../../../server/src/random.ts';
import { findPayment, markPaid } from '../in-process-sandbox.ts';
import { ORIGIN, type VisitedShop } from '../visitor/visited-shop.ts';
import type { Fields } from '../visitor/visitor.ts';
import { CALLERS, type Caller, type MemberKind, openPerson, type OwnerKind, type Person } from './person.ts';

export interface Secrets {
  readonly cardNumber: string;
  readonly pinCode: string;
}

export type Outsiders = ReadonlyMap<MemberKind, Person>;

export interface Scene {
  readonly place: VisitedShop;
  /** All callers, for data of an owner of this kind; the same ones every time. */
  cast(kind: OwnerKind): Promise<Readonly<Record<Caller, Person>>>;
  /** The kinds of customers who make the owners' calls too; none where only owners make calls. */
  readonly otherKinds: readonly MemberKind[];
  /** Customers of the owner's unit who are of another kind; the same ones every time. */
  outsiders(kind: OwnerKind): Promise<Outsiders>;
  /** A new salesman who has a company on their list. */
  adviser(company: Person): Promise<Person>;
  /** A fresh owner, for a call that leaves its owner unusable. */
  newOwner(kind: OwnerKind): Promise<Person>;
  /** Makes a call as a person; throws unless it is served. */
  served<C extends AnyCall>(person: Person, call: C, request: Fields): Promise<ResponseOf<C>>;
  line(person: Person, changes?: Partial<OrderPayloadLine>): OrderPayloadLine;
  order(person: Person, changes?: Partial<CheckoutPayload>): Promise<string>;
  /** An order paid from the wallet, with its cards issued. */
  bought(person: Person, line: OrderPayloadLine): Promise<string>;
  /** An unused card with a balance of 37.41 in the person's account. */
  card(person: Person): Promise<Secrets>;
  /** Opens the payment of an order or top-up; returns the attempt's id. */
  opened(person: Person, orderNo: string, amount: string): Promise<string>;
  /** The buyer pays at the provider; returns the payment's id. */
  paid(provider: PaymentProviderId, attemptId: string): string;
}

/** The balance of an owner's cards. No other person's cards have it, so it identifies the owner's data. */
export const CARD_AMOUNT = '37.41';
const FUNDED_MINOR = 4_777_13n;
const CARDS_AT_ONCE = 10;

export const readAddressBook = (word: string): readonly AddressBookEntry[] => [
  {
    name: `Carnet ${word}`,
    isDefault: true,
    receiver: {
      civility: null,
      firstName: 'Camille',
      lastName: `Roux ${word}`,
      email: `camille.${word}@example.test`,
      phone: { areaCode: '', number: '' },
      vatNumber: '',
      address: { line1: `1 rue ${word}`, line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
    },
  },
];

const lineOf = ({ word, caller }: Person, changes: Partial<OrderPayloadLine> = {}): OrderPayloadLine => ({
  itemCode: 'offrande',
  amount: caller === 'owner' ? CARD_AMOUNT : '20.00',
  qty: 1,
  deliverType: 'email',
  message: `Pour ${word}`,
  message2: 'Camille',
  receiverName: `Camille ${word}`,
  receiverEmail: `camille.${word}@example.test`,
  senderName: `Nora ${word}`,
  senderEmail: `nora.${word}@example.test`,
  ...changes,
});

const fund = ({ shop }: VisitedShop, { visitor, id }: Person): Promise<unknown> =>
  inUnit(shop.connection, visitor.unitId, (transaction) => {
    const to = walletAccount(id, 'EUR');
    const change = topUp({ paymentId: uuid(shop.random), to, amountMinor: FUNDED_MINOR, feeMinor: 0n });
    return record(transaction, visitor.unitId, [change], shop.random);
  });

const fillAddressBook = ({ shop }: VisitedShop, { visitor, id, word }: Person): Promise<unknown> =>
  inUnit(shop.connection, visitor.unitId, (transaction) =>
    sql`update customer set address_book = ${addressBookJson(readAddressBook(word))}::jsonb where id = ${id}::uuid`.execute(
      transaction,
    ),
  );

/** Puts a company on a salesman's list. */
export const listCompany = ({ shop }: VisitedShop, salesman: Person, company: Person): Promise<unknown> =>
  inUnit(shop.connection, 'FR', (transaction) =>
    sql`insert into salesman_customer (bu_id, salesman_id, customer_id)
      values ('FR', ${salesman.id}, ${company.id}) on conflict do nothing`.execute(transaction),
  );

/** The numbers and PINs of an order's cards, which no call returns. */
export const readCardSecrets = ({ shop }: VisitedShop, unitId: string, orderNo: string): Promise<Secrets[]> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<{ number_encrypted: string; pin_encrypted: string }>`
      select card.number_encrypted, card.pin_encrypted from card join order_line on order_line.id = card.order_line_id
      where order_line.order_no = ${orderNo}`.execute(transaction);
    return rows.map((row) => ({
      cardNumber: decryptCardNumber(shop.vault, row.number_encrypted),
      pinCode: decryptPin(shop.vault, row.pin_encrypted),
    }));
  });

/** The kind of the callers beside an owner: individual customers beside a guest. */
const besides = (kind: OwnerKind): MemberKind => (kind === 'guest' ? 'individual' : kind);

export const openScene = (place: VisitedShop, otherKinds: readonly MemberKind[] = []): Scene => {
  const casts = new Map<OwnerKind, Promise<Readonly<Record<Caller, Person>>>>();
  const outsiders = new Map<MemberKind, Promise<Person>>();
  const cards = new Map<Person, Secrets[]>();

  const newOwner = async (kind: OwnerKind): Promise<Person> => {
    const owner = await openPerson(place, 'owner', kind, 'FR');
    if (owner.customer === null) return owner;
    await fillAddressBook(place, owner);
    if (kind !== 'salesman') await fund(place, owner);
    return owner;
  };

  const openCast = async (kind: OwnerKind): Promise<Readonly<Record<Caller, Person>>> => {
    const people = new Map<Caller, Person>();
    const others = besides(kind);
    for (const caller of CALLERS) {
      const isElsewhere = caller === 'stranger' || caller === 'intruder';
      people.set(
        caller,
        caller === 'owner' ? await newOwner(kind) : await openPerson(place, caller, others, isElsewhere ? 'ZZ' : 'FR'),
      );
    }
    return Object.fromEntries(people) as Record<Caller, Person>;
  };

  const outsider = (kind: MemberKind): Promise<Person> => {
    const known = outsiders.get(kind) ?? openPerson(place, 'neighbour', kind, 'FR');
    outsiders.set(kind, known);
    return known;
  };

  const scene: Scene = {
    place,
    otherKinds,
    newOwner,
    cast: (kind) => {
      const known = casts.get(kind) ?? openCast(kind);
      casts.set(kind, known);
      return known;
    },
    outsiders: async (kind) => {
      const people = new Map<MemberKind, Person>();
      for (const other of otherKinds) if (other !== besides(kind)) people.set(other, await outsider(other));
      return people;
    },
    adviser: async (company) => {
      const salesman = await openPerson(place, 'neighbour', 'salesman', 'FR');
      await listCompany(place, salesman, company);
      return salesman;
    },
    served: async (person, call, request) => {
      const wire = Schema.encodeUnknownSync(call.request)({ [call.unitField]: 'FR', ...request }) as Fields;
      const answer = await person.visitor.ask(call, wire);
      if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${answer.text}`);
      const { data } = JSON.parse(answer.text) as { readonly data: unknown };
      return Schema.decodeUnknownSync(call.response)(data) as never;
    },
    line: lineOf,
    order: async (person, changes = {}) => {
      const request = { lines: [lineOf(person)], paymentMean: 'creditCard', ...changes };
      return (await scene.served(person, calls.createOrder, request)).orderNo;
    },
    bought: async (person, line) => {
      const orderNo = await scene.order(person, { paymentMean: 'wallet', lines: [line] });
      await scene.served(person, calls.confirmOrder, { orderNo });
      await place.work();
      return orderNo;
    },
    card: async (person) => {
      const known = cards.get(person) ?? [];
      cards.set(person, known);
      if (known.length === 0) {
        const line = lineOf(person, { qty: CARDS_AT_ONCE, deliverType: 'pdf' });
        known.push(...(await readCardSecrets(place, 'FR', await scene.bought(person, line))));
      }
      const card = known.pop()!;
      for (const canary of [CARD_AMOUNT, card.cardNumber, `"${card.pinCode}"`]) person.canaries.add(canary);
      return card;
    },
    opened: async (person, orderNo, amount) => {
      const request: Omit<RequestOf<typeof calls.createPaymentSession>, 'buId'> = {
        orderNo,
        txnAmount: amount,
        txnCurrency: 'EUR',
        paymentMethod: 'C04',
        hostName: ORIGIN,
        email: person.email,
      };
      return (await scene.served(person, calls.createPaymentSession, request)).paymentLogId;
    },
    paid: (provider, attemptId) => {
      const paymentId = `payment-${uuid(place.shop.random)}`;
      markPaid(findPayment(place.sandbox.payments, provider, attemptId), paymentId);
      return paymentId;
    },
  };
  return scene;
};
