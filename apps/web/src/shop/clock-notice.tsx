/** That this device's clock is wrong, and that nothing depends on it. Source: A-69. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../page/toasts.tsx';

export function ClockNotice() {
  const { t } = useLingui();
  const tell = useEffectEvent(() => {
    const title = t`The clock of this device is wrong`;
    const content = t`Nothing is lost by it: amounts, dates and deadlines here go by our own clock.`;
    void showToast({ title, content, tone: 'warning' });
  });
  useEffect(() => tell(), []);
  return null;
}
