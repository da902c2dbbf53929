/** Said where a page or a form does nothing without scripts; never rendered in a browser that runs them. */
import { useLingui } from '@lingui/react/macro';
import { useBoot } from './boot.tsx';

export function NeedsScripts() {
  const { t } = useLingui();
  const { phone } = useBoot().unit.contact;
  return (
    <noscript>
      <p>{t`This needs JavaScript, which this browser does not run. Turn it on, use another browser, or call us: ${phone}.`}</p>
    </noscript>
  );
}
