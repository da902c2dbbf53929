/** Says that this device's clock is wrong, and that nothing depends on it. Source: S7.76, A-69. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../page/toasts.tsx';
import type { Clock } from './clock.ts';

export function ClockWatch({ clock }: { readonly clock: Clock }) {
  const { t } = useLingui();
  const tell = useEffectEvent(() => {
    void showToast({ title: t`The clock of this device is wrong. Ours counts here.`, tone: 'warning' });
  });
  useEffect(() => clock.onWrong(() => tell()), [clock]);
  return null;
}
