/** Placeholder of a client-rendered page while its script loads. */
import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import './page-waiting.css';
import { NeedsScripts } from './needs-scripts.tsx';

export function PageWaiting() {
  const { t } = useLingui();
  return (
    <div className="o-page page-waiting">
      <NeedsScripts />
      <div className="page-waiting-parts o-scripted">
        <Spinner label={t`Loading`} />
        <Skeleton shape="title" width="half" />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
