/** Whether the draft is stored on the server, and what helps where it is not. Source: S4.119, S4.120, A-84, A-189. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Icon } from '@offrande/ui-kit/Icon';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { useDesk } from '../../shop/use-draft-desk.ts';

export function DraftState() {
  const { standing } = useDesk();
  return (
    <div className="customer-bar-state" role="status" data-standing={standing}>
      {standing === 'saved' && (
        <>
          <Icon name="check" size="sm" />
          <Trans>Draft saved</Trans>
        </>
      )}
      {standing === 'unsaved' && <Trans>Saving the draft…</Trans>}
      {standing === 'failed' && <Failed />}
      {standing === 'unlisted' && <Unlisted />}
    </div>
  );
}

function Failed() {
  const { t } = useLingui();
  const { failure, send } = useDesk();
  return (
    <>
      <span>
        <Trans>The draft is not saved.</Trans> {t(serverRefusalText(failure?.code ?? null))}
      </span>
      <Button variant="line" size="sm" onPress={() => send({ type: 'save' })}>
        <Trans>Save again</Trans>
      </Button>
    </>
  );
}

/** Its draft is somebody else's by now, or nobody's. */
function Unlisted() {
  const { send } = useDesk();
  return (
    <>
      <span>
        <Trans>This customer is no longer on your list.</Trans>
      </span>
      <Button variant="danger-line" size="sm" onPress={() => send({ type: 'leave' })}>
        <Trans>Drop the draft</Trans>
      </Button>
    </>
  );
}
