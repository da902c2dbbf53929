/** The dossier: its overview, the open part, or the page before the submit, as the address says. Source: S2.90, S4.74. */
import { useEffect, useRef } from 'react';
import { selectOpenTab } from '@offrande/domain/kyb';
import { pageHeading } from '../../page/arrival.ts';
import { ProvideDossierTools } from './dossier-context.tsx';
import '../form/form.css';
import './kyb.css';
import { Overview } from './overview.tsx';
import { SubmitPage } from './submit-page.tsx';
import { TabPage } from './tab-page.tsx';
import { TabWaiting } from './tab-waiting.tsx';
import { useKeptAnswers } from './use-kept-answers.ts';
import type { KybProps } from './use-kyb.ts';
import { type KybView, useKybPlace } from './use-kyb-place.ts';
import { useOpenTab } from './use-open-tab.ts';

export function KybDossier({ kyb }: KybProps) {
  const waiting = useOpenTab(kyb);
  useKeptAnswers(kyb);
  const { view } = useKybPlace();
  const { snapshot } = kyb;
  const openTab = selectOpenTab(snapshot);
  const isTab = snapshot.hasTag('open');
  useShownView(openTab ?? (view === 'submit' ? view : null), isTab);
  return (
    <ProvideDossierTools kyb={kyb}>
      {openTab !== null && isTab && <TabPage key={openTab} kyb={kyb} tab={openTab} />}
      {openTab !== null && !isTab && <TabWaiting tab={openTab} />}
      {openTab === null && view === 'submit' && <SubmitPage kyb={kyb} />}
      {openTab === null && view !== 'submit' && <Overview kyb={kyb} waiting={waiting} />}
    </ProvideDossierTools>
  );
}

/** Another part is another page: it begins at its heading, which is another one once its answers have come. */
const useShownView = (view: KybView | null, hasAnswers: boolean): void => {
  const shown = useRef(view);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (shown.current === view && !(hasAnswers && isLost)) return;
    if (shown.current !== view) window.scrollTo?.({ top: 0 });
    shown.current = view;
    pageHeading()?.focus({ preventScroll: true });
  }, [view, hasAnswers]);
};
