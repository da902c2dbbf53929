/**
 * A member's orders, and the cards sent to or received from friends, with filters and paging. Source: S1.19, S3.102,
 * S4.60, A-93.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type HistoryFilter, wholeHistory } from '@offrande/domain/wallet';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { useState } from 'react';
import { useMenuHref } from '../../../shop/use-menu-href.ts';
import { useDefaultWords } from '../../notification/use-notify.ts';
import { AccountPage } from '../account-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { useHistory } from '../use-history.ts';
import { OrderFilter } from './order-filter.tsx';
import { OrderTable } from './order-table.tsx';
import './orders.css';
import { useHistoryFile } from './use-history-file.ts';
import { TransferTable } from './transfer-table.tsx';

export const title = msg`Order history`;

export function Screen() {
  return (
    <AccountPage>
      <OrdersPage />
    </AccountPage>
  );
}

/** Whether any filter besides the kind is set. */
const isNarrowed = ({ status, productName, purchaseOrder, from, to }: HistoryFilter): boolean =>
  status !== null || productName !== '' || purchaseOrder !== '' || from !== null || to !== null;

export function OrdersPage() {
  const { t } = useLingui();
  const [filter, setFilter] = useState<HistoryFilter>(() => wholeHistory());
  const [clearings, setClearings] = useState(0);
  const pages = useHistory(filter);
  const file = useHistoryFile();
  const words = useDefaultWords();
  const menuHref = useMenuHref();
  const kind = filter.kind === 'wallet' ? 'order' : filter.kind;
  const clear = () => {
    setClearings(clearings + 1);
    setFilter(wholeHistory(kind));
  };
  return (
    <>
      <PageHeading
        actions={
          <Button
            variant="line"
            size="sm"
            icon="download"
            isLoading={file.state === 'busy'}
            onPress={() => file.save(filter)}
          >
            <Trans>Download as CSV</Trans>
          </Button>
        }
      >
        <Trans>Order history</Trans>
      </PageHeading>
      {file.state === 'failed' && (
        <Notice tone="danger" title={words.ErrorTryAgain} isLive>
          {words.ContactUs}
        </Notice>
      )}
      <Panel className="account-history">
        <OrderFilter key={clearings} kind={kind} onChange={setFilter} />
        <PagedList
          pages={pages}
          empty={
            isNarrowed(filter) ? (
              <EmptyState
                icon="search"
                title={t`Nothing found`}
                actions={<Button variant="line" onPress={clear}>{t`Clear the filter`}</Button>}
              />
            ) : (
              <EmptyState
                icon="bag"
                title={t`Nothing found`}
                actions={
                  <LinkButton href={menuHref('businessBuying') ?? '/'} variant="line">
                    <Trans>Choose a card</Trans>
                  </LinkButton>
                }
              >
                <Trans>What you order, send and receive appears here.</Trans>
              </EmptyState>
            )
          }
        >
          {(records) => (kind === 'order' ? <OrderTable records={records} /> : <TransferTable records={records} />)}
        </PagedList>
      </Panel>
    </>
  );
}
