/** The status of an order as a tag. Source: S4.1, A-31. */
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@offrande/domain/order';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';

const TONES: Readonly<Record<OrderStatus, TagTone>> = {
  confirmed: 'success',
  requesting: 'info',
  canceled: 'danger',
  pending: 'info',
  fullReturned: 'neutral',
  partialReturned: 'neutral',
  waitingPayment: 'warning',
};

export const useOrderStatusNames = (): Readonly<Record<OrderStatus, string>> => {
  const { t } = useLingui();
  return {
    confirmed: t`Confirmed`,
    requesting: t`Requesting`,
    canceled: t`Canceled`,
    pending: t`Pending`,
    fullReturned: t`Full Returned`,
    partialReturned: t`Partial Returned`,
    waitingPayment: t`Waiting Payment`,
  };
};

export function OrderStatusTag({ status }: { readonly status: OrderStatus }) {
  const names = useOrderStatusNames();
  return (
    <Tag tone={TONES[status]} icon={null}>
      {names[status]}
    </Tag>
  );
}
