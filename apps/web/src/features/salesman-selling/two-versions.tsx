/** Another tab has saved a later version of this draft: which one stands? Neither is lost before that is answered. Source: A-84. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useDesk } from '../../shop/use-draft-desk.ts';

export function TwoVersions() {
  const { isBusy, send } = useDesk();
  return (
    <div className="o-page customer-bar-versions">
      <Notice
        tone="warning"
        isLive
        actions={
          <>
            <Button size="sm" isLoading={isBusy} onPress={() => send({ type: 'reread' })}>
              <Trans>Take the other version</Trans>
            </Button>
            <Button variant="line" size="sm" onPress={() => send({ type: 'overwrite' })}>
              <Trans>Replace it by this one</Trans>
            </Button>
          </>
        }
      >
        <Trans>This draft has been changed in another window. What you do here is not saved.</Trans>
      </Notice>
    </div>
  );
}
