import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, localDate, parseIso } from '../time/index.ts';
import {
  CARD_FILE_NEW_LINKS,
  cardFileEnd,
  type CardFileFacts,
  cardFileState,
  linkEnd,
  newLinkRefusal,
  newLinksLeft,
} from './index.ts';

const NOW = parseIso('2026-11-27T10:00:00Z')!;
const SENT: CardFileFacts = {
  keptUntil: cardFileEnd(NOW, 'Europe/Paris'),
  linkUntil: linkEnd(NOW),
  takenAt: null,
  newLinks: 0,
};

/** Instants around now: some before, some within a link's life, some after the file's end. */
const instants = fc.integer({ min: -2 * DAY_MS, max: 40 * DAY_MS }).map((ms) => NOW + ms);
const files: fc.Arbitrary<CardFileFacts> = fc.record({
  keptUntil: fc.option(instants),
  linkUntil: fc.option(instants),
  takenAt: fc.option(instants),
  newLinks: fc.integer({ min: 0, max: CARD_FILE_NEW_LINKS }),
});

describe('the link of a file', () => {
  test('works for 24 hours, once, while the file is kept [A-187]', () => {
    expect(cardFileState(SENT, NOW + 24 * HOUR_MS - 1)).toBe('open');
    expect(cardFileState(SENT, NOW + 24 * HOUR_MS)).toBe('linkEnded');
    expect(cardFileState({ ...SENT, takenAt: NOW + 1 }, NOW + 1)).toBe('taken');
    expect(cardFileState({ ...SENT, linkUntil: null }, NOW)).toBe('preparing');
    expect(cardFileState({ ...SENT, keptUntil: null }, NOW)).toBe('preparing');
  });

  test('never opens a file that was deleted [A-187]', () => {
    fc.assert(
      fc.property(files, instants, (file, now) => {
        const state = cardFileState(file, now);
        fc.pre(state === 'open');
        expect(file.keptUntil).toBeGreaterThanOrEqual(now);
        expect(file.linkUntil).toBeGreaterThan(now);
      }),
    );
  });

  test('is made anew three times, whether the one before was used, ended or lost, until the file is deleted [A-187]', () => {
    const takenTwice = { ...SENT, takenAt: NOW, newLinks: 2 };
    expect(newLinkRefusal(SENT, NOW)).toBeNull();
    expect(newLinksLeft(takenTwice, NOW)).toBe(1);
    expect(newLinkRefusal({ ...SENT, newLinks: 3 }, NOW)).toEqual({ _tag: 'NoNewLinkLeft', links: 3 });
    expect(newLinkRefusal(SENT, SENT.keptUntil! + 1)).toEqual({ _tag: 'CardFileDeleted', days: 30 });
    expect(newLinkRefusal({ ...SENT, keptUntil: null }, NOW)).toEqual({ _tag: 'CardFileNotReady' });
    expect(newLinksLeft({ ...SENT, keptUntil: null }, NOW)).toBe(0);
  });

  test('can be made anew exactly as often as it says [A-187]', () => {
    fc.assert(
      fc.property(files, instants, (file, now) => {
        const left = newLinksLeft(file, now);
        expect(left > 0).toBe(newLinkRefusal(file, now) === null);
        if (left > 0) expect(newLinksLeft({ ...file, newLinks: file.newLinks + 1 }, now)).toBe(left - 1);
      }),
    );
  });
});

test('a file is kept through the thirtieth day after it was made, in the unit’s zone, over a change of clocks too [A-187][A-194]', () => {
  const end = cardFileEnd(NOW, 'Europe/Paris');
  expect(localDate(end, 'Europe/Paris')).toEqual({ year: 2026, month: 12, day: 27 });
  expect(localDate(end + 1, 'Europe/Paris')).toEqual({ year: 2026, month: 12, day: 28 });
  const autumn = parseIso('2026-10-10T22:30:00Z')!;
  expect(localDate(cardFileEnd(autumn, 'Europe/Paris') + 1, 'Europe/Paris')).toEqual({
    year: 2026,
    month: 11,
    day: 11,
  });
});
