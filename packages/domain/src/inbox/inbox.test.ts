import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRead, keepMarks, markRead, newestFirst, unreadCount } from './index.ts';
import { InboxMessageSchema } from './schema.ts';
import type { InboxMessage } from './index.ts';
import { inboxes } from './testing.ts';

const message = (id: string, at: number): InboxMessage => ({ id, title: '', text: '', at });
const marked = inboxes.chain((messages) =>
  fc.tuple(
    fc.constant(messages),
    fc.subarray(messages.map(({ id }) => id)).map((ids) => new Set(ids) as ReadonlySet<string>),
  ),
);

describe('an inbox', () => {
  test('shows all its messages, newest first, those of the same instant in their order [S1.20][A-90]', () => {
    const list = [message('a', 1), message('b', 3), message('c', 2), message('d', 3)];
    expect(newestFirst(list).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
    fc.assert(
      fc.property(inboxes, (messages) => {
        const shown = newestFirst(messages);
        expect(shown.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          messages.toSorted((a, b) => a.id.localeCompare(b.id)),
        );
        for (const [at, next] of shown.slice(1).entries()) expect(shown[at]!.at).toBeGreaterThanOrEqual(next.at);
      }),
    );
  });

  test('has a title, a date and a text for each message, unchanged by the wire [A-90]', () => {
    fc.assert(
      fc.property(inboxes, (messages) => {
        for (const one of messages) {
          const wire = Schema.encodeSync(InboxMessageSchema)(one);
          expect(Schema.decodeUnknownResult(InboxMessageSchema)(wire)).toEqual(Result.succeed(one));
        }
      }),
    );
    const nameless = { id: '', title: '', text: '', at: '2026-11-21T00:00:00.000Z' };
    expect(Result.isFailure(Schema.decodeUnknownResult(InboxMessageSchema)(nameless))).toBe(true);
  });
});

describe('reading', () => {
  test('only an opened message is read, also when opened again [A-90]', () => {
    fc.assert(
      fc.property(marked, fc.nat(), ([messages, marks], pick) => {
        fc.pre(messages.length > 0);
        const opened = messages[pick % messages.length]!;
        const after = markRead(marks, opened.id);
        for (const one of messages) expect(isRead(one, after)).toBe(one === opened || isRead(one, marks));
        expect(markRead(after, opened.id)).toEqual(after);
        expect(unreadCount(messages, after)).toBe(unreadCount(messages, marks) - (isRead(opened, marks) ? 0 : 1));
      }),
    );
  });

  test('counts the unopened messages, none of an empty inbox [A-90]', () => {
    expect(unreadCount([], new Set(['a']))).toBe(0);
    expect(unreadCount([message('a', 1), message('b', 2)], new Set(['b', 'x']))).toBe(1);
  });

  test('removes the marks of deleted messages only', () => {
    fc.assert(
      fc.property(marked, ([messages, marks]) => {
        const kept = keepMarks(messages, new Set([...marks, 'gone']));
        expect(kept).toEqual(marks);
        expect(unreadCount(messages, kept)).toBe(unreadCount(messages, marks));
      }),
    );
  });
});
