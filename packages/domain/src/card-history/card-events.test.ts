import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { add, encodeAmount, equals, money, zero } from '../money/index.ts';
import { euro, price } from '../money/testing.ts';
import { balanceChange, balanceOfEvents, inconsistentEvent, CARD_EVENT_KINDS } from './index.ts';
import { CardEventKindFromName, cardTransactionsFromWire, transactionPage } from './schema.ts';
import type { CardEventKind } from './index.ts';
import { cardHistory } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const changeOf = (kind: CardEventKind) => encodeAmount(balanceChange({ kind, amount: eur('10') }));

describe('the events of a card', () => {
  test('are activate, reload, transfer, redeem, received, void, cancelled, confirmed and requesting [S4.2]', () => {
    expect(CARD_EVENT_KINDS).toEqual(
      'activate reload transfer redeem received void cancelled confirmed requesting'.split(' '),
    );
  });

  test('give, take or move nothing: a redeem is a debit, a void a refund [S4.2]', () => {
    expect(CARD_EVENT_KINDS.map((kind) => [kind, changeOf(kind)])).toEqual([
      ['activate', '10.00'],
      ['reload', '10.00'],
      ['transfer', '-10.00'],
      ['redeem', '-10.00'],
      ['received', '10.00'],
      ['void', '10.00'],
      ['cancelled', '0.00'],
      ['confirmed', '0.00'],
      ['requesting', '0.00'],
    ]);
  });

  test('are decoded by their aliases, debit and refunded, which are never sent [S4.2]', () => {
    const decode = Schema.decodeUnknownResult(CardEventKindFromName);
    for (const kind of CARD_EVENT_KINDS) {
      expect(decode(kind)).toEqual(Result.succeed(kind));
      expect(Schema.encodeSync(CardEventKindFromName)(kind)).toBe(kind);
    }
    expect(decode('debit')).toEqual(Result.succeed('redeem'));
    expect(decode('refunded')).toEqual(Result.succeed('void'));
    for (const name of ['', 'Redeem', 'expire', 'toString']) expect(Result.isFailure(decode(name))).toBe(true);
  });
});

describe('a history', () => {
  test('results in the balance after its last event, and is consistent [S4.2]', () => {
    fc.assert(
      fc.property(cardHistory(), (events) => {
        expect(equals(balanceOfEvents(events, euro), events.at(-1)?.balanceAfter ?? zero(euro))).toBe(true);
        expect(inconsistentEvent(events, euro)).toBeNull();
      }),
    );
  });

  test('is inconsistent at the first event whose balance does not follow from the one before it', () => {
    const cases = cardHistory().chain((events) =>
      fc.record({ events: fc.constant(events), at: fc.nat({ max: Math.max(0, events.length - 1) }), by: price(euro) }),
    );
    fc.assert(
      fc.property(cases, ({ events, at, by }) => {
        const { [at]: event } = events;
        fc.pre(event !== undefined);
        const wrong = { ...event, balanceAfter: add(add(event.balanceAfter, by), eur('0.01')) };
        expect(inconsistentEvent(events.with(at, wrong), euro)).toBe(wrong);
      }),
    );
  });

  test('is inconsistent if a balance falls below zero, but not if it falls to zero', () => {
    const event = { at: 0, reference: null } as const;
    const activate = { ...event, kind: 'activate', amount: eur('10'), balanceAfter: eur('10') } as const;
    const spent = { ...event, kind: 'redeem', amount: eur('10'), balanceAfter: zero(euro) } as const;
    const over = { ...event, kind: 'redeem', amount: eur('10.01'), balanceAfter: eur('-0.01') } as const;
    expect(inconsistentEvent([activate, spent], euro)).toBeNull();
    expect(inconsistentEvent([activate, over], euro)).toBe(over);
  });
});

describe('a history on the wire', () => {
  test('is refused for any wrong field, of its events too [S3.99]', () => {
    const history = cardTransactionsFromWire(euro);
    const wrong = cardHistory().chain((events) => {
      const page = { totalCount: events.length, transactionList: events };
      return fc.constantFrom(...spoilt(Schema.encodeSync(history)(page)));
    });
    fc.assert(
      fc.property(wrong, (page) => {
        expect(Result.isFailure(Schema.decodeUnknownResult(history)(page))).toBe(true);
      }),
    );
  });

  test('card transactions hold totalCount and transactionList, and become the page that was asked for [S3.99]', () => {
    fc.assert(
      fc.property(cardHistory(), fc.nat(), (events, before) => {
        const schema = cardTransactionsFromWire(euro);
        const wire = Schema.encodeSync(schema)({ totalCount: before + events.length, transactionList: events });
        expect(Object.keys(wire)).toEqual(['totalCount', 'transactionList']);
        expect(transactionPage(Schema.decodeUnknownSync(schema)(wire), 3)).toEqual({
          items: events,
          totalCount: before + events.length,
          page: 3,
        });
      }),
    );
    const refused = { totalCount: -1, transactionList: [] };
    expect(Result.isFailure(Schema.decodeUnknownResult(cardTransactionsFromWire(euro))(refused))).toBe(true);
  });
});
