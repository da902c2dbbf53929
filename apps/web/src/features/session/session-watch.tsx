/**
 * Decides on every page whether a session is needed. Most visits have none and load nothing for it. Source: S2.112,
 * S4.104, S4.105, A-65.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { useAddTexts } from '../../page/texts.tsx';
import { browserStore } from '../../shop/key-value-store.ts';
import { hasPendingNotices } from '../../shop/pending-notices.ts';
import { useSignedIn } from '../../shop/use-signed-in.ts';

export function SessionWatch() {
  const { unit } = useBoot();
  const addTexts = useAddTexts();
  const isSignedIn = useSignedIn(unit.id) !== null;
  const search = useSearch();
  const [Guard, setGuard] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isNeeded =
      isSignedIn || search.includes('autoLogin=') || hasPendingNotices(unit.id, browserStore('sessionStorage'));
    if (!isNeeded) return;
    Promise.all([import('./session-guard.tsx'), addTexts('auth')]).then(
      ([{ SessionGuard }]) => setGuard(() => SessionGuard),
      // Loading is retried on the next page; calls that need a session report the failure themselves.
      () => undefined,
    );
  }, [isSignedIn, search, unit.id, addTexts]);
  return Guard === null ? null : <Guard />;
}
