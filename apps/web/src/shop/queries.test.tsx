/** The query cache of a page, and when it is cleared. */
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BootProvider } from '../page/boot.tsx';
import { homeBoot } from '../app/testing/sample-boot.ts';
import { usePageQueries } from './queries.ts';
import { notifySignedInChanged } from './signed-in.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const Inside = ({ children }: { readonly children: ReactNode }) => (
  <BootProvider value={homeBoot}>{children}</BootProvider>
);
const open = () => renderHook(() => usePageQueries(), { wrapper: Inside }).result.current;

const signIn = (custId: string, name = 'Ada'): void => {
  const texts = { 'custId:FR': custId, 'custType:FR': 'C', 'custName:FR': name, 'accessToken:FR': 'token' };
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  notifySignedInChanged();
};

test('all screens of a page have one client, another page has its own', () => {
  const { result, rerender } = renderHook(() => [usePageQueries(), usePageQueries()] as const, { wrapper: Inside });
  const [first] = result.current;
  rerender();
  expect(result.current).toEqual([first, first]);
  expect(open()).not.toBe(first);
});

test('what was answered is forgotten when somebody signs in, when it is somebody else, and when they sign out', () => {
  const queries = open();
  const changes = [
    () => signIn('10000001'),
    () => signIn('10000002'),
    () => {
      localStorage.clear();
      notifySignedInChanged();
    },
  ];
  for (const change of changes) {
    queries.setQueryData(['profile'], 'theirs');
    change();
    expect(queries.getQueryData(['profile'])).toBeUndefined();
  }
});

test('it stays while the same customer changes their name', () => {
  const queries = open();
  signIn('10000001');
  queries.setQueryData(['profile'], 'theirs');
  signIn('10000001', 'Countess Lovelace');
  expect(queries.getQueryData(['profile'])).toBe('theirs');
});
