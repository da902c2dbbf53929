/** The history of a card, for anyone with its number and PIN. Source: S3.99, S4.2, picture 05. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { EventTable } from './event-table.tsx';
import { type CardHistoryState, useCardHistory } from './use-card-history.ts';

export function CardHistory({ cardNumber }: { readonly cardNumber: string }) {
  const history = useCardHistory(cardNumber);
  return (
    <Panel title={<Trans>History</Trans>} className="card-history">
      <CaptchaBox captcha={history.captcha} />
      <Events history={history} />
    </Panel>
  );
}

function Events({ history }: { readonly history: CardHistoryState }) {
  const { t } = useLingui();
  const { held, isLoading, hasFailed, hasMore, loadMore } = history;
  useKeptFocus(held?.items.length ?? 0, () => document.querySelector<HTMLElement>('.card-history-more button'));
  const failure = hasFailed && (
    <Notice tone="danger" isLive actions={<Button variant="line" size="sm" onPress={loadMore}>{t`Try again`}</Button>}>
      {t(GENERIC_FAILURE)}
    </Notice>
  );
  if (held === null) {
    if (hasFailed) return failure;
    return isLoading ? (
      <Skeleton shape="block" />
    ) : (
      <Button variant="line" onPress={loadMore}>{t`Show the history`}</Button>
    );
  }
  if (held.items.length === 0) return <EmptyState level={3} title={t`Nothing has happened on this card yet.`} />;
  return (
    <>
      <EventTable events={held.items} />
      {failure}
      {hasMore && !hasFailed && (
        <p className="card-history-more">
          <Button variant="line" onPress={loadMore} isLoading={isLoading}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
