import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSeenWindow } from './use-seen-window.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HEIGHT = 844;

/** A window of which a keyboard leaves this much to be seen. */
const seeing = (height: number): EventTarget => {
  const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height });
  vi.stubGlobal('visualViewport', seen);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  return seen;
};

const seenHeight = (): string => document.documentElement.style.getPropertyValue('--seen-height');

test('a keyboard that was opened before the page was taken over is known at once [S1.8]', () => {
  seeing(320);
  renderHook(() => useSeenWindow());
  expect(seenHeight()).toBe('320px');
});

test('a keyboard that opens later is known from then on, and nothing of it stays behind', () => {
  const seen = seeing(HEIGHT);
  const { unmount } = renderHook(() => useSeenWindow());
  expect(seenHeight()).toBe('');
  Object.assign(seen, { height: 320 });
  seen.dispatchEvent(new Event('resize'));
  expect(seenHeight()).toBe('320px');
  unmount();
  expect(seenHeight()).toBe('');
});
