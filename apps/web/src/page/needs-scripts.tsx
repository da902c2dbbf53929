/** Said where a page or a form does nothing without scripts; never rendered in a browser that runs them. */
import { useLingui } from '@lingui/react/macro';
import { useBoot } from './boot.tsx';

function Said() {
  const { t } = useLingui();
  const { phone } = useBoot().unit.contact;
  return <p>{t`This needs JavaScript. Turn it on, or call us: ${phone}.`}</p>;
}

/** The server writes it; React renders nothing into a noscript, so that the browser need not load it. */
export function NeedsScripts() {
  return <noscript>{import.meta.env.SSR && <Said />}</noscript>;
}
