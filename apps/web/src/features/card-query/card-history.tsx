/** What happened on a card: date, event, amount, balance. Source: S3.99, S4.2, picture 05. */
import { Trans, useLingui } from '@lingui/react/macro';
import { balanceChange, type CardEvent, type CardEventKind } from '@offrande/domain/card';
import { isPositive, isZero } from '@offrande/domain/money';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Table } from '@offrande/ui-kit/Table';
import { useKeptFocus } from '../../app/kept-focus.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useFormats } from '../../shop/formats.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { type CardHistoryState, useCardHistory } from './use-card-history.ts';

const ICONS: Readonly<Record<CardEventKind, IconName>> = {
  activate: 'gift',
  reload: 'plus',
  transfer: 'transfer',
  redeem: 'flag',
  received: 'inbox',
  void: 'refresh',
  cancelled: 'close',
  confirmed: 'check',
  requesting: 'clock',
};

const useEventNames = (): Readonly<Record<CardEventKind, string>> => {
  const { t } = useLingui();
  return {
    activate: t`Activated`,
    reload: t`Topped up`,
    transfer: t`Sent to a friend`,
    redeem: t`Spent`,
    received: t`Received`,
    void: t`Refunded`,
    cancelled: t`Cancelled`,
    confirmed: t`Confirmed`,
    requesting: t`Requesting`,
  };
};

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
  if (hasFailed) {
    return (
      <Notice
        tone="danger"
        isLive
        actions={<Button variant="line" size="sm" onPress={loadMore}>{t`Try again`}</Button>}
      >
        {t(GENERIC_FAILURE)}
      </Notice>
    );
  }
  if (held === null) {
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
      {hasMore && (
        <p className="card-history-more">
          <Button variant="line" onPress={loadMore} isLoading={isLoading}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function EventTable({ events }: { readonly events: readonly CardEvent[] }) {
  const { t } = useLingui();
  const names = useEventNames();
  const { day, money, minus } = useFormats();
  const change = (event: CardEvent): string => {
    if (isZero(balanceChange(event))) return '';
    return isPositive(balanceChange(event)) ? `+${money(event.amount)}` : minus(event.amount);
  };
  return (
    <Table
      caption={t`History of the card`}
      columns={[
        { id: 'date', label: t`Date` },
        { id: 'event', label: t`Event` },
        { id: 'amount', label: t`Amount`, align: 'end' },
        { id: 'balance', label: t`Balance`, align: 'end' },
      ]}
      rows={events.map((event, at) => ({
        id: `${events.length - at}`,
        cells: {
          date: day(event.at),
          event: (
            <span className="card-event">
              <Icon name={ICONS[event.kind]} size="sm" />
              {names[event.kind]}
            </span>
          ),
          amount: <strong>{change(event)}</strong>,
          balance: money(event.balanceAfter),
        },
      }))}
    />
  );
}
