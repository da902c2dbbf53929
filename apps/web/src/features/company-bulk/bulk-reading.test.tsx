/** A file that takes long to read says how far it is, and can be stopped. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAULTY_FILE, GOOD_FILE } from './testing/bulk-files.ts';
import { chooseFile, fileError, mistake, openBulk, press, retype } from './testing/open-bulk.tsx';
import { UNSEEN_MS } from './use-is-long.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const READY = /^3 cards ready/;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const progress = () => screen.queryByRole('progressbar');

const openSlow = async (asked: 'open' | 'check') => {
  const answered = Promise.withResolvers<void>();
  const opened = await openBulk({ slow: { asked, until: answered.promise } });
  return { ...opened, answer: () => answered.resolve() };
};

describe('a file that takes long', () => {
  test('says how far it is, but not before a moment has passed', async () => {
    const opened = await openSlow('open');
    await chooseFile(opened, GOOD_FILE);
    await wait(UNSEEN_MS / 2);
    expect(progress()).toBeNull();
    await wait(UNSEEN_MS);
    expect(progress()?.getAttribute('aria-valuetext')).toBe('Line 0');
    act(() => opened.desks[0]!.progress.set({ step: 'checking', lines: 1200, of: 4800 }));
    expect(progress()?.getAttribute('aria-valuetext')).toMatch(/^Line 1\s200 of 4\s800$/);
    expect(progress()?.getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('Checking the lines')).toBeTruthy();
    opened.answer();
    expect(await screen.findByText(READY)).toBeTruthy();
    expect(progress()).toBeNull();
  });

  test('can be stopped, which ends what reads it, and be read again or replaced', async () => {
    const opened = await openSlow('open');
    await chooseFile(opened, GOOD_FILE);
    await wait(UNSEEN_MS);
    await press(opened, 'Stop');
    expect(opened.desks[0]!.isClosed()).toBe(true);
    expect(fileError()).toMatch(/^Stopped before its end\. Nothing is lost/);
    expect(screen.getByText('salaries.csv')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read the file' }));
    await press(opened, 'Add to cart');
    expect(await screen.findAllByText('The file was not read to its end. Read it again.')).not.toHaveLength(0);
    opened.answer();
    await press(opened, 'Read the file');
    expect(await screen.findByText(READY)).toBeTruthy();
    expect(fileError()).toBeNull();
  });

  test('and is stopped while a correction is checked keeps the correction [A-186]', async () => {
    const opened = await openSlow('check');
    await chooseFile(opened, FAULTY_FILE);
    await retype(opened, await mistake('Line 3, Amount'), '75');
    await press(opened, 'Correct line 3, Amount');
    await wait(UNSEEN_MS);
    await press(opened, 'Stop');
    await waitFor(() => expect(fileError()).toMatch(/^Stopped/));
    opened.answer();
    await press(opened, 'Read the file');
    expect((await mistake('Line 3, Email')).value).toBe('hugo@@exemple.fr');
    expect(screen.queryByRole('textbox', { name: 'Line 3, Amount' })).toBeNull();
  });
});
