/**
 * The page of a company's verification: begin or resume by email, then the dossier, part by part, until it is submitted. Its
 * machine and its rules come while the session is looked up. Source: S2.89, S2.90, S4.72 to S4.82, A-78.
 */
import { msg } from '@lingui/core/macro';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { EnteredPage } from '../session/entry.tsx';

const load = () => import('./verification.tsx');
const Verification = lazy(() => load().then((module) => ({ default: module.Verification })));

export const title = msg`Company verification`;

export function Screen() {
  useEffect(() => void load(), []);
  return (
    <EnteredPage>
      <KybRegisterPage />
    </EnteredPage>
  );
}

export function KybRegisterPage() {
  const [{ round, isEnded }, setRound] = useState({ round: 0, isEnded: false });
  const onClose = useCallback(
    (hasEnded: boolean) => setRound((before) => ({ round: before.round + 1, isEnded: hasEnded })),
    [],
  );
  useKeptFocus(round);
  return (
    <Suspense fallback={<PageWaiting />}>
      <Verification key={round} isEnded={isEnded} onClose={onClose} />
    </Suspense>
  );
}
