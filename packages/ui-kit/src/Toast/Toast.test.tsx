import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, showToast, ToastRegion } from './index.ts';
import type { ToastMessage } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(message: ToastMessage, timeoutMs = 3000) {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Messages" closeLabel="Close" />);
  act(() => void showToast(queue, message, timeoutMs));
  return queue;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test.each([3000, 6000])('a toast stays as long as was said: %i ms', (timeoutMs) => {
  show({ title: 'Added to cart', content: 'Offrande, 75,00 €' }, timeoutMs);
  pass(timeoutMs - 100);
  expect(screen.queryByText('Added to cart')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Added to cart')).toBeNull();
});

test('the clock stands still while the focus is inside', () => {
  show({ title: 'Copied' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(20_000);
  expect(screen.queryByText('Copied')).not.toBeNull();
});

test('the close button takes it away', () => {
  show({ title: 'Copied' });
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  });
  expect(screen.queryByText('Copied')).toBeNull();
});
