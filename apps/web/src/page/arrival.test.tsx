/** Where the focus goes after navigation, on pages that render their content later. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useArrival } from './arrival.ts';

vi.stubGlobal('scrollTo', () => undefined);
afterEach(cleanup);

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
