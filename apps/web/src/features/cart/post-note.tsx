/**
 * When posted cards arrive and where they can be sent. It needs country names, so it is loaded only for such orders.
 */
import { Trans } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { usePostedTime } from './use-posted-time.ts';

export function PostNote() {
  const time = usePostedTime();
  return (
    <p className="checkout-post">
      <Icon name="truck" />
      <Trans>Delivery: {time}</Trans>
    </p>
  );
}
