/** What the account still holds and would lose; must be acknowledged before the form appears. Source: A-94. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClosingWarning, selectClosingWarnings } from '@offrande/domain/account-closing';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import type { Closing } from './use-closing.ts';

export function ClosingWarnings({ closing: { snapshot, send } }: { readonly closing: Closing }) {
  const { t } = useLingui();
  const warnings = selectClosingWarnings(snapshot);
  const said: Readonly<Record<ClosingWarning['_tag'], string>> = {
    BalanceWillBeLost: t`Your cards or your wallet still hold money. It will be lost.`,
    OrderStillOpen: t`One of your orders is still open. You will get no more news of it.`,
  };
  return (
    <>
      {warnings.length > 0 && (
        <Notice tone="warning" title={t`Your account is not empty.`}>
          <ul>
            {warnings.map(({ _tag }) => (
              <li key={_tag}>{said[_tag]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {snapshot.matches('warning') && (
        <div className="form-acts">
          <Button variant="danger-line" onPress={() => send({ type: 'goOn' })}>
            <Trans>Go on all the same</Trans>
          </Button>
          <Button variant="ghost" onPress={() => send({ type: 'keep' })}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
