/** A part whose answers are being read. */
import { useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useViewNames } from './use-view-names.ts';

export function TabWaiting({ tab }: { readonly tab: KybTab }) {
  const { t } = useLingui();
  return (
    <div className="kyb-page o-page">
      <div className="kyb-main">
        <PageHeading>{useViewNames()[tab]}</PageHeading>
        <Spinner label={t`Reading the answers`} showLabel />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
