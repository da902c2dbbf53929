/** A card's balance, its original amount and its expiry date. Source: S3.96, picture 05. */
import { Trans, useLingui } from '@lingui/react/macro';
import { balanceShare, type Card, cardLifeOf } from '@offrande/domain/card';
import { formatDate } from '@offrande/domain/time';
import { GiftCard, type GiftCardStatus } from '@offrande/ui-kit/GiftCard';
import { Meter } from '@offrande/ui-kit/Meter';
import { useBoot } from '../../../page/boot.tsx';
import { useFormats } from '../../../shop/formats.ts';
import { CardArt } from '../../catalogue/card-art.tsx';
import { CardMark } from './card-mark.tsx';
import { CardStandingTag } from './card-standing-tag.tsx';
import type { OwnCard } from './own-cards.ts';
import { useToday } from './use-today.ts';

const useStatus = (card: Card): { readonly status: GiftCardStatus; readonly statusLabel: string } | null => {
  const { t } = useLingui();
  const life = cardLifeOf(card, useToday());
  switch (life) {
    case 'blocked':
      return { status: 'blocked', statusLabel: t`Blocked` };
    case 'expired':
      return { status: 'expired', statusLabel: t`Expired` };
    case 'untilReceipt':
    case 'wrongPins':
      return { status: 'locked', statusLabel: t`Locked` };
    case 'new':
    case 'used':
      return null;
  }
};

export function CardBalance({ own: { card, detail } }: { readonly own: OwnCard }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { cardImageUrl } = useBoot().unit;
  const today = formatDate(useToday());
  const [balance, initially] = [money(card.balance), money(card.initialBalance)];
  const lastDay = formatDate(card.expiresOn);
  return (
    <div className="card-balance">
      <GiftCard {...useStatus(card)}>
        <CardArt url={detail.productImageUrl ?? cardImageUrl} />
      </GiftCard>
      <div className="card-balance-facts">
        <p className="card-balance-label" id="card-balance">
          <Trans>Balance on {today}</Trans>
        </p>
        <output className="card-balance-figure" aria-labelledby="card-balance">
          {balance}
        </output>
        <Meter
          label={t`Left on the card`}
          isLabelHidden
          share={balanceShare(card)}
          valueText={t`${balance} of ${initially}`}
        />
        <p className="card-balance-note">
          <Trans>
            of {initially}. Valid until {lastDay}
          </Trans>
        </p>
        <p className="card-balance-state">
          <CardStandingTag card={card} />
          <CardMark card={card} />
        </p>
      </div>
    </div>
  );
}
