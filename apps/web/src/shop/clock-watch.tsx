/** Says once on a page that this device's clock is wrong; the words are loaded then. Source: S7.76, A-69. */
import { type ComponentType, useEffect, useState } from 'react';
import { useAddTexts } from '../page/texts.tsx';
import type { Clock } from './clock.ts';

export function ClockWatch({ clock }: { readonly clock: Clock }) {
  const addTexts = useAddTexts();
  const [ClockNotice, setNotice] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      clock.onWrong(() => {
        Promise.all([import('./clock-notice.tsx'), addTexts('consent')]).then(
          ([module]) => setNotice(() => module.ClockNotice),
          // Loading is retried when the clock is asked again.
          () => undefined,
        );
      }),
    [clock, addTexts],
  );
  return ClockNotice === null ? null : <ClockNotice />;
}
