import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Part, useLater } from './part.tsx';

/** React tells of what it has caught. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const away = () => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch'));

test('a part whose code does not come leaves the rest of the page, and says so where it can', async () => {
  const Missing = lazy(away);
  render(
    <>
      <p>The page</p>
      <Part waiting={<p>Waiting</p>} failed={<p>Not there</p>}>
        <Missing />
      </Part>
    </>,
  );
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(await screen.findByText('Not there')).toBeDefined();
  expect(screen.getByText('The page')).toBeDefined();
  expect(screen.queryByText('Waiting')).toBeNull();
});

test('what a screen needs and does not get is asked for once', async () => {
  const load = vi.fn(away);
  const Needing = () => {
    useLater(load);
    return <p>There</p>;
  };
  await act(async () => {
    render(
      <Part failed={<p>Not there</p>}>
        <Needing />
      </Part>,
    );
  });
  expect(screen.getByText('Not there')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
