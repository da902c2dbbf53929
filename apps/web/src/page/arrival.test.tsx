/** Where the focus goes after navigation, on pages that render their content later. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useArrival } from './arrival.ts';

const scrollTo = vi.fn();
vi.stubGlobal('scrollTo', scrollTo);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  scrollTo.mockClear();
});

interface PagesProps {
  readonly path: string;
  readonly isFilled: boolean;
}

function Pages({ path, isFilled }: PagesProps) {
  useArrival(path, path);
  return (
    <>
      <a href="#sign-in">Sign in</a>
      <a href="#cart">Cart</a>
      <main>{isFilled && <h1 tabIndex={-1}>{path}</h1>}</main>
    </>
  );
}

/** From a followed link to a page that has not rendered yet. */
const goOn = () => {
  const { rerender } = render(<Pages path="/" isFilled />);
  screen.getByRole('link', { name: 'Sign in' }).focus();
  rerender(<Pages path="/auth/login" isFilled={false} />);
  return { fill: () => rerender(<Pages path="/auth/login" isFilled />) };
};

const heading = () => screen.getByRole('heading', { level: 1 });

test('the heading of a page gets the focus when it comes, however late [S2.108]', async () => {
  goOn().fill();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('a visitor who went on meanwhile keeps the focus where it is', async () => {
  const { fill } = goOn();
  screen.getByRole('link', { name: 'Cart' }).focus();
  const changed = vi.fn();
  new MutationObserver(changed).observe(document.body, { childList: true, subtree: true });
  fill();
  await waitFor(() => expect(changed).toHaveBeenCalled());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cart' }));
});

test('a page that was gone to begins at its top [S2.108]', () => {
  vi.useFakeTimers();
  goOn();
  vi.advanceTimersByTime(100);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

test('a page whose visitor was quicker does not move under the finger', () => {
  vi.useFakeTimers();
  goOn();
  vi.advanceTimersByTime(50);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Cart' }));
  vi.advanceTimersByTime(100);
  expect(scrollTo).not.toHaveBeenCalled();
});
