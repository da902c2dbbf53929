/** Tops up a card. Source: S1.15, A-87. */
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Panel } from '@offrande/ui-kit/Panel';
import { useShop } from '../../../shop/shop-context.tsx';
import { TopUpForm } from '../top-up/top-up-form.tsx';
import type { TopUp } from '../top-up/use-top-up.ts';
import { type OwnCard, placeOf } from './own-cards.ts';
import { useToday } from './use-today.ts';

interface TopUpCardProps {
  readonly own: OwnCard;
  readonly topUp: TopUp;
  readonly onClose: () => void;
}

export function TopUpCard({ own, topUp, onClose }: TopUpCardProps) {
  const { card, detail } = own;
  const { t } = useLingui();
  const { gateways, country } = useShop();
  const today = useToday();
  return (
    <Panel
      title={t`Top up this card`}
      actions={<IconButton icon="close" label={t`Close`} onPress={onClose} />}
      className="card-form"
    >
      <TopUpForm
        target={{ type: 'card', card, facts: { ...detail, today, country } }}
        topUp={topUp}
        place={placeOf(own)}
        limitsKey={['topUpLimits', detail.itemCode]}
        readLimits={() => gateways.catalogue.readTopUpLimits(detail.itemCode)}
      />
    </Panel>
  );
}
