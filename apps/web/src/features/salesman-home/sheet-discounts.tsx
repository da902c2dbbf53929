/** The discounts by which a customer's cards are priced: its own, or everybody's. Source: S3.56, S6.21, A-12, A-158. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedDiscount } from '@offrande/api-client/company';
import type { DiscountTier } from '@offrande/domain/discount';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Table } from '@offrande/ui-kit/Table';
import { companyDiscounts } from '../../shop/company-discount-calls.ts';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { usePageRead } from '../../shop/use-page-read.ts';
import { ReadPart } from '../connection/read-part.tsx';

export function SheetDiscounts({ customerId }: { readonly customerId: string }) {
  const { t } = useLingui();
  const shop = useShop();
  const discounts = usePageRead(['sheetDiscounts', customerId], () => companyDiscounts(shop).readDiscounts(customerId));
  return (
    <ReadPart {...discounts}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState level={3} title={t`No discount`}>
            <Trans>Neither has this customer one of its own, nor do the cards have any.</Trans>
          </EmptyState>
        ) : (
          <DiscountTable entries={entries} />
        )
      }
    </ReadPart>
  );
}

function DiscountTable({ entries }: { readonly entries: readonly NamedDiscount[] }) {
  const { t } = useLingui();
  const { percent, short } = useFormats();
  const tierText = ({ from, rate }: DiscountTier): string => {
    const [least, less] = [short(from), percent(rate.percent)];
    return t`${less} from ${least}`;
  };
  return (
    <Table
      caption={t`Discounts`}
      columns={[
        { id: 'card', label: t`Card` },
        { id: 'whose', label: t`Agreed with` },
        { id: 'tiers', label: t`Discount` },
        { id: 'counts', label: t`Counted by` },
      ]}
      rows={entries.map((named) => ({
        id: named.entry.itemCode,
        cells: {
          card: <bdi>{named.productName}</bdi>,
          whose: named.entry.customerId === null ? t`Everybody` : t`This customer`,
          tiers: (
            <ul className="customer-tiers">
              {named.entry.tiers.map((tier) => (
                <li key={short(tier.from)}>{tierText(tier)}</li>
              ))}
            </ul>
          ),
          counts: named.entry.isAccumulating ? t`All it has bought` : t`Each order`,
        },
      }))}
    />
  );
}
