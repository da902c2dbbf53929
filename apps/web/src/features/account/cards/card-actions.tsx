/**
 * The actions on a card: its currently allowed uses, and the updates that would change something. Source: S4.44 to
 * S4.47, A-86.
 */
import { Trans } from '@lingui/react/macro';
import { type CardUpdate, offeredUpdates, selectCard } from '@offrande/domain/card-update';
import { offeredUses } from '@offrande/domain/card';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { useShop } from '../../../shop/shop-context.tsx';
import type { OwnCard } from './own-cards.ts';
import type { Print } from './print-card.tsx';
import type { CardUpdateState } from './use-card-update.ts';
import { useToday } from './use-today.ts';

/** The actions that open a form below. */
export type CardAction = 'topUp' | 'transfer' | 'resend';

interface CardActionsProps {
  readonly own: OwnCard;
  readonly updating: CardUpdateState;
  readonly print: Print;
  readonly open: CardAction | null;
  readonly onOpen: (act: CardAction | null) => void;
}

export function CardActions({ own: { card, detail }, updating, print, open, onOpen }: CardActionsProps) {
  const { country } = useShop();
  const today = useToday();
  const uses = offeredUses(card, { ...detail, today, country });
  const opens = (act: CardAction) => ({
    size: 'sm' as const,
    'aria-expanded': open === act,
    onPress: () => onOpen(open === act ? null : act),
  });
  return (
    <div className="card-acts">
      {uses.includes('topUp') && (
        <Button variant="line" icon="plus" {...opens('topUp')}>
          <Trans>Top up</Trans>
        </Button>
      )}
      {uses.includes('transfer') && (
        <Button icon="transfer" {...opens('transfer')}>
          <Trans>Send to a friend</Trans>
        </Button>
      )}
      {uses.includes('print') && (
        <Button variant="line" size="sm" icon="print" isLoading={print.isPrinting} onPress={print.start}>
          <Trans>Print</Trans>
        </Button>
      )}
      {uses.includes('resend') && (
        <Button variant="line" icon="mail" {...opens('resend')}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <Updates updating={updating} />
    </div>
  );
}

function Updates({ updating: { snapshot, send } }: { readonly updating: CardUpdateState }) {
  const today = useToday();
  const offered = offeredUpdates(selectCard(snapshot), today);
  const isBusy = snapshot.hasTag('busy');
  const choose = (update: CardUpdate) => () => send({ type: 'choose', update });
  return (
    <>
      {offered.includes('block') && (
        <Button variant="danger-line" size="sm" icon="lock" isLoading={isBusy} onPress={choose('block')}>
          <Trans>Block</Trans>
        </Button>
      )}
      {offered.includes('unblock') && (
        <Button size="sm" icon="lock" isLoading={isBusy} onPress={choose('unblock')}>
          <Trans>Unblock</Trans>
        </Button>
      )}
      {offered.includes('markUsed') && (
        <Link onPress={choose('markUsed')} isDisabled={isBusy}>
          <Trans>Mark as used</Trans>
        </Link>
      )}
      {offered.includes('markNew') && (
        <Link onPress={choose('markNew')} isDisabled={isBusy}>
          <Trans>Mark as new</Trans>
        </Link>
      )}
    </>
  );
}
