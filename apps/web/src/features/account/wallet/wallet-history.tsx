/**
 * The wallet's history: redemptions, top-ups, refunds; filtered by status. Source: S3.142, S3.144, S4.60, A-88, A-93.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type TransactionRecord,
  type WalletEntryKind,
  WALLET_STATUSES,
  type WalletStatus,
  wholeHistory,
} from '@offrande/domain/wallet';
import { ChipGroup } from '@offrande/ui-kit/Chip';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Panel } from '@offrande/ui-kit/Panel';
import { Table } from '@offrande/ui-kit/Table';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';
import { useState } from 'react';
import { useFormats } from '../../../shop/formats.ts';
import { PagedList } from '../paged-list.tsx';
import { useHistory } from '../use-history.ts';

type WalletRecord = Extract<TransactionRecord, { readonly kind: 'wallet' }>;

const ICONS: Readonly<Record<WalletEntryKind, IconName>> = { redeem: 'flag', topUp: 'plus', cashback: 'refresh' };
const TONES: Readonly<Record<WalletStatus, TagTone>> = {
  confirmed: 'success',
  canceled: 'neutral',
  requesting: 'info',
};

const useStatusNames = (): Readonly<Record<WalletStatus, string>> => {
  const { t } = useLingui();
  return { confirmed: t`Confirmed`, canceled: t`Canceled`, requesting: t`Requesting` };
};

export function WalletHistory() {
  const { t } = useLingui();
  const names = useStatusNames();
  const [status, setStatus] = useState<WalletStatus | null>(null);
  const pages = useHistory({ ...wholeHistory(), kind: 'wallet', status });
  return (
    <Panel title={<Trans>History</Trans>} className="account-history">
      <ChipGroup
        label={t`Which entries`}
        options={[{ id: '', label: t`All` }, ...WALLET_STATUSES.map((one) => ({ id: String(one), label: names[one] }))]}
        selected={status ?? ''}
        onChange={(id) => setStatus(WALLET_STATUSES.find((one) => one === id) ?? null)}
      />
      <PagedList
        pages={pages}
        empty={<EmptyState level={3} title={status === null ? t`Nothing has happened here yet.` : t`Nothing found`} />}
      >
        {(records) => <Entries records={records.filter((record) => record.kind === 'wallet')} />}
      </PagedList>
    </Panel>
  );
}

function Entries({ records }: { readonly records: readonly WalletRecord[] }) {
  const { t } = useLingui();
  const { day, money, minus } = useFormats();
  const statuses = useStatusNames();
  const entries: Readonly<Record<WalletEntryKind, string>> = {
    redeem: t`Order paid`,
    topUp: t`Top-up`,
    cashback: t`Cashback`,
  };
  return (
    <Table
      caption={t`History of the wallet`}
      columns={[
        { id: 'date', label: t`Date` },
        { id: 'event', label: t`Event` },
        { id: 'status', label: t`Status` },
        { id: 'amount', label: t`Amount`, align: 'end' },
      ]}
      rows={records.map(({ at, entry, status, amount, reference }, index) => ({
        id: `${index} ${reference}`,
        cells: {
          date: day(at),
          event: (
            <span className="account-event">
              <Icon name={ICONS[entry]} size="sm" />
              {entry === 'redeem' ? (
                <Link href={`/order/${encodeURIComponent(reference)}`}>{entries[entry]}</Link>
              ) : (
                entries[entry]
              )}
            </span>
          ),
          status: (
            <Tag tone={TONES[status]} icon={null}>
              {statuses[status]}
            </Tag>
          ),
          amount: <strong>{entry === 'redeem' ? minus(amount) : `+${money(amount)}`}</strong>,
        },
      }))}
    />
  );
}
