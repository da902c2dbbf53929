/** The paged history of a member's own card. Source: S3.99, S4.2, S4.60, S7.91. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@offrande/domain/card';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Panel } from '@offrande/ui-kit/Panel';
import { useShop } from '../../../shop/shop-context.tsx';
import { EventTable } from '../../card-query/event-table.tsx';
import { PagedList } from '../paged-list.tsx';
import { usePages } from '../use-pages.ts';
import { historyKey } from './use-history-changed.ts';

export function OwnCardHistory({ card: { cardNumber } }: { readonly card: Card }) {
  const { t } = useLingui();
  const { gateways } = useShop();
  const pages = usePages(historyKey(cardNumber), (page) => gateways.cards.readTransactions(cardNumber, page));
  return (
    <Panel title={<Trans>History</Trans>} className="card-history">
      <PagedList pages={pages} empty={<EmptyState level={3} title={t`Nothing has happened on this card yet.`} />}>
        {(events) => <EventTable events={events} />}
      </PagedList>
    </Panel>
  );
}
