/** What a visitor who moves to another page finds at once, and what follows. */
import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordScrollPositions, useArrival } from './arrival.ts';

interface PageProps {
  readonly title: string;
  /** Called when the page stands in the document, before it is painted. */
  readonly onShown?: (title: string) => void;
}

function Page({ title, onShown }: PageProps) {
  useArrival(`/${title}`, title);
  useLayoutEffect(() => onShown?.(document.title));
  return <h1>{title}</h1>;
}

const scrollTo = vi.fn();

/** Shows the cart, changes the address, and shows the next page so many ms later. */
const moveOn = (ms: number): void => {
  const { rerender } = render(<Page title="Cart" />);
  dispatchEvent(new Event('pushState'));
  vi.advanceTimersByTime(ms);
  rerender(<Page title="Imprint" />);
};

beforeAll(recordScrollPositions);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the title of a page is there with its heading', () => {
  const titles: string[] = [];
  const onShown = (title: string): void => void titles.push(title);
  const { rerender } = render(<Page title="Cart" onShown={onShown} />);
  rerender(<Page title="Imprint" onShown={onShown} />);
  expect(titles).toEqual(['Cart', 'Imprint']);
});

describe('a page is at its top', () => {
  test('100 ms after the address changed [S2.108]', () => {
    moveOn(40);
    vi.advanceTimersByTime(59);
    expect(scrollTo).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
  });

  test('when it is first painted, if it comes later than that: it never moves while somebody aims at it [S2.108]', () => {
    moveOn(100);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    vi.advanceTimersByTime(1000);
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  test('unless the visitor has pressed something on it by then', () => {
    moveOn(40);
    dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(1000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
