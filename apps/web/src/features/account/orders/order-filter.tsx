/**
 * The filter of the order history: kind takes effect at once; status, product and dates are submitted together. Source:
 * S7.18, A-93.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { may } from '@offrande/domain/customer';
import { PURCHASE_ORDER_MAX } from '@offrande/domain/invoicing';
import { ORDER_STATUSES, type OrderStatus } from '@offrande/domain/order';
import { type CalendarDate, parseDate } from '@offrande/domain/time';
import { checkHistoryFilter, type HistoryFilter, wholeHistory } from '@offrande/domain/wallet';
import { Button } from '@offrande/ui-kit/Button';
import { DateField } from '@offrande/ui-kit/DateField';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { Result } from 'effect';
import { field } from '../../form/field.ts';
import { Form } from '../../form/form.tsx';
import { useEntry } from '../../form/use-entry.ts';
import { useCustomer } from '../use-customer.ts';
import { useOrderStatusNames } from './order-status-tag.tsx';

/** Orders, and cards sent to friends or received from them. */
export type OrderKind = 'order' | 'transfer' | 'receive';

interface OrderFilterProps {
  readonly kind: OrderKind;
  readonly onChange: (filter: HistoryFilter) => void;
}

interface FilterEntry {
  readonly status: OrderStatus | '';
  readonly productName: string;
  readonly purchaseOrder: string;
  readonly from: string;
  readonly to: string;
}

const EMPTY: FilterEntry = { status: '', productName: '', purchaseOrder: '', from: '', to: '' };

/** The browser's date field returns a complete date or nothing. */
const toCalendarDate = (text: string): CalendarDate | null =>
  Result.getOrElse(parseDate(text.replaceAll('-', '/')), () => null);

const toHistoryFilter = (kind: OrderKind, entry: FilterEntry): HistoryFilter => {
  const { status, productName, purchaseOrder, from, to } = entry;
  const facts = {
    ...wholeHistory(kind),
    productName: productName.trim(),
    from: toCalendarDate(from),
    to: toCalendarDate(to),
  };
  return kind === 'order'
    ? { ...facts, kind, status: status === '' ? null : status, purchaseOrder: purchaseOrder.trim() }
    : { ...facts, kind, status: null };
};

/** Reports a reversed date range on the second field. */
const checkFilter = (kind: OrderKind, entry: FilterEntry) =>
  Result.mapError(checkHistoryFilter(toHistoryFilter(kind, entry)), (refusal) => ({ to: refusal }));

export function OrderFilter({ kind, onChange }: OrderFilterProps) {
  const { t } = useLingui();
  const statuses = useOrderStatusNames();
  const hasOwnNumbers = may(useCustomer().kind, 'loadCompany');
  const form = useEntry(
    EMPTY,
    (entry: FilterEntry) => checkFilter(kind, entry),
    (filter) => onChange(filter),
    'orderFilter',
  );
  const { entry, change, refusals } = form;
  const choose = (chosen: OrderKind) => onChange(toHistoryFilter(chosen, entry));
  return (
    <div className="order-filter">
      <SegmentedControl
        label={t`Which history`}
        isLabelHidden
        segments={[
          { value: 'order', label: t`Orders` },
          { value: 'transfer', label: t`Cards sent` },
          { value: 'receive', label: t`Cards received` },
        ]}
        value={kind}
        onChange={choose}
      />
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={refusals.to !== undefined}>
        <div className="order-filter-fields">
          {kind === 'order' && (
            <SelectField
              label={t`Status`}
              name="status"
              placeholder={t`All`}
              options={ORDER_STATUSES.map((status) => ({ value: status, label: statuses[status] }))}
              value={entry.status}
              onChange={(status) => change({ status: ORDER_STATUSES.find((one) => one === status) ?? '' })}
            />
          )}
          <TextField
            label={t`Card`}
            name="productName"
            autoComplete="off"
            value={entry.productName}
            onChange={(productName) => change({ productName })}
          />
          {kind === 'order' && hasOwnNumbers && (
            <TextField
              label={t`Your order number`}
              name="purchaseOrder"
              autoComplete="off"
              maxLength={PURCHASE_ORDER_MAX}
              value={entry.purchaseOrder}
              onChange={(purchaseOrder) => change({ purchaseOrder })}
            />
          )}
          <DateField label={t`From`} name="from" value={entry.from} onChange={(from) => change({ from })} />
          <DateField {...field(form, 'to')} label={t`To`} name="to" />
          <Button type="submit" variant="line">
            <Trans>Filter</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
