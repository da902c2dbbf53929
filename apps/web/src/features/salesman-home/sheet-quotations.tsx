/** The quotations of a customer, the newest first. Source: S7.15, A-83, A-185. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Quotation, quotationState } from '@offrande/domain/quotation';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Table } from '@offrande/ui-kit/Table';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { PagedList } from '../account/paged-list.tsx';
import { usePages } from '../account/use-pages.ts';

export function SheetQuotations({ customerId }: { readonly customerId: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const pages = usePages(['sheetQuotations', customerId], (page) =>
    companyQuotations(shop).readQuotations(customerId, page),
  );
  return (
    <PagedList
      pages={pages}
      empty={
        <EmptyState level={3} title={t`No quotation yet`}>
          <Trans>A quotation says in a document what the cards of a cart cost.</Trans>
        </EmptyState>
      }
    >
      {(quotations) => <QuotationTable quotations={quotations} />}
    </PagedList>
  );
}

function QuotationTable({ quotations }: { readonly quotations: readonly Quotation[] }) {
  const { t } = useLingui();
  const { now } = useShop();
  const { day, money } = useFormats();
  const until = (quotation: Quotation): string => {
    const date = day(quotation.validUntil);
    return quotationState(quotation, now()) === 'open' ? t`Valid until ${date}` : t`Ended on ${date}`;
  };
  return (
    <Table
      caption={t`Quotations`}
      columns={[
        { id: 'quotation', label: t`Quotation` },
        { id: 'date', label: t`Date` },
        { id: 'until', label: t`Validity` },
        { id: 'amount', label: t`Total`, align: 'end' },
      ]}
      rows={quotations.map((quotation) => ({
        id: quotation.orderNo,
        cells: {
          quotation: <span className="o-ltr">{quotation.orderNo}</span>,
          date: day(quotation.createdAt),
          until: until(quotation),
          amount: <strong>{money(quotation.total)}</strong>,
        },
      }))}
    />
  );
}
