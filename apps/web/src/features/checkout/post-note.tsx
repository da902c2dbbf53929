/** When posted cards arrive and where they are posted to. It names countries, so it is loaded for those orders alone. */
import { Trans } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { useDeliveryWords } from '../cart/use-delivery-words.ts';

export function PostNote() {
  const { time } = useDeliveryWords().physical;
  return (
    <p className="checkout-post">
      <Icon name="truck" />
      <Trans>Delivery: {time}</Trans>
    </p>
  );
}
