import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  escapeAnswer,
  isPopupAnswer,
  notification,
  NOTIFICATION_KINDS,
  notificationMs,
  POPUP_MODES,
  popupButtons,
  shownNotification,
} from './index.ts';
import type { DefaultWords, Notification } from './index.ts';

const kinds = fc.constantFrom(...NOTIFICATION_KINDS);
const words = fc.option(fc.constantFrom('ReceiptUploaded', 'QuotationSent').map((_tag) => ({ _tag })));

describe('the default texts of a notification', () => {
  test.each([
    ['success', { _tag: 'Success' }, null, '[S8.65]'],
    ['error', { _tag: 'ErrorTryAgain' }, { _tag: 'ContactUs' }, '[S8.66][S8.67]'],
    ['warning', { _tag: 'Warning' }, { _tag: 'ContactSupport' }, '[S8.68][S8.69]'],
  ] as const)('%s: %j and %j %s', (...[kind, title, content]) => {
    expect(notification(kind)).toEqual({ kind, title, content });
  });

  test('are replaced by a given title and content; a given title does not get a default second text [S8.65][S8.66][S8.68]', () => {
    fc.assert(
      fc.property(kinds, words, words, (kind, title, content) => {
        const sent = notification(kind, title, content);
        const usual = notification(kind);
        expect(sent.kind).toBe(kind);
        expect(sent.title).toEqual(title ?? usual.title);
        expect(sent.content).toEqual(content ?? (title === null ? usual.content : null));
      }),
    );
  });

  test('are typed as those of the defaults or of the sender [S8.65]', () => {
    expectTypeOf(notification('success')).toEqualTypeOf<Notification<never>>();
    expectTypeOf<Notification['title']>().toEqualTypeOf<DefaultWords>();
  });
});

describe('the duration of a notification', () => {
  test('is 3 s for a title only and 6 s with content [S9.36][S9.37]', () => {
    expect(notificationMs(notification('success'))).toBe(3000);
    expect(notificationMs(notification('error'))).toBe(6000);
  });

  test('on a mobile screen is the same, although only the title is shown [S9.38][A-97]', () => {
    fc.assert(
      fc.property(kinds, words, words, fc.boolean(), (kind, title, content, isMobile) => {
        const sent = notification(kind, title, content);
        const shown = shownNotification(sent, isMobile);
        expect(shown.title).toEqual(sent.title);
        expect(shown.kind).toBe(kind);
        expect(shown.content).toEqual(isMobile ? null : sent.content);
        expect(shown.durationMs).toBe(sent.content === null ? 3000 : 6000);
      }),
    );
  });
});

const given = (mode: (typeof POPUP_MODES)[number]) =>
  (['confirm', 'cancel', 'ok', 'closed'] as const).filter((answer) => isPopupAnswer(mode, answer));

describe('popups', () => {
  test('have the modes Ask, Alert and Buttonless, with yes and no, OK, and no buttons [S9.45]', () => {
    expect(POPUP_MODES).toEqual(['ask', 'alert', 'buttonless']);
    expect(POPUP_MODES.map(popupButtons)).toEqual([['confirm', 'cancel'], ['ok'], []]);
  });

  test('are closed by Escape, which is Cancel in Ask, OK in Alert and never a yes [S9.46][A-97]', () => {
    expect(POPUP_MODES.map(escapeAnswer)).toEqual(['cancel', 'ok', 'closed']);
    expect(POPUP_MODES.map(escapeAnswer)).not.toContain('confirm');
  });

  test('have only the answers of their mode [S9.45][S9.46]', () => {
    expect(POPUP_MODES.map(given)).toEqual([['confirm', 'cancel'], ['ok'], ['closed']]);
  });
});
