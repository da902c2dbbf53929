/**
 * Shows the cookie question on every page until it is answered, and whenever the footer reopens it. Source: S1.24,
 * S4.115, A-76.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { type ComponentType, useEffect, useState } from 'react';
import { isAvailable } from '../../page/available.ts';
import { useBoot } from '../../page/boot.tsx';
import { useAddTexts } from '../../page/texts.tsx';
import { browserStore } from '../../shop/key-value-store.ts';
import { onConsentRequested } from './ask-consent.ts';
import type { ConsentProps } from './consent.tsx';

const isAnswered = (unitId: string): boolean =>
  browserStore('localStorage').getItem(storageNameOf('cookieConsent:{unit}', unitId)) !== null;

export function ConsentWatch() {
  const { unit } = useBoot();
  const addTexts = useAddTexts();
  const [asked, setAsked] = useState(0);
  const [Consent, setConsent] = useState<ComponentType<ConsentProps> | null>(null);
  useEffect(() => {
    if (asked === 0 && isAnswered(unit.id)) return;
    // Loaded after the page itself: the question is not what the visitor came for.
    Promise.all([import('./consent.tsx'), addTexts('consent')]).then(
      ([module]) => setConsent(() => module.Consent),
      // Loading is retried on the next page.
      () => undefined,
    );
  }, [unit.id, asked, addTexts]);
  useEffect(() => onConsentRequested(() => setAsked((times) => times + 1)), []);
  const { cookiePage } = unit.outside;
  const about = isAvailable(cookiePage, unit) ? cookiePage : null;
  return Consent === null ? null : (
    <Consent unitId={unit.id} about={about} storage={browserStore('localStorage')} asked={asked} />
  );
}
