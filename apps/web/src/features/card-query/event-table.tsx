/** A card's events as table rows: date, event, amount, balance. Source: S3.99, S4.2, picture 05. */
import { useLingui } from '@lingui/react/macro';
import { balanceChange, type CardEvent, type CardEventKind } from '@offrande/domain/card-history';
import { isPositive, isZero } from '@offrande/domain/money';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Table } from '@offrande/ui-kit/Table';
import { useFormats } from '../../shop/formats.ts';
import './event-table.css';

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

export function EventTable({ events }: { readonly events: readonly CardEvent[] }) {
  const { t } = useLingui();
  const names = useEventNames();
  const { day, money, minus } = useFormats();
  const nameOf = ({ kind, isExpiry }: CardEvent): string =>
    isExpiry === true ? t`Expired: balance lost` : names[kind];
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
              <Icon name={event.isExpiry === true ? 'clock' : ICONS[event.kind]} size="sm" />
              {nameOf(event)}
            </span>
          ),
          amount: <strong>{change(event)}</strong>,
          balance: money(event.balanceAfter),
        },
      }))}
    />
  );
}
