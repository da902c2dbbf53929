/** The card list: filters with counts, and one row per card with balance, last day and state. Source: A-86, picture 05. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CARD_SHELVES, type CardShelf, isOnShelf } from '@offrande/domain/card';
import { formatDate } from '@offrande/domain/time';
import { ChipGroup } from '@offrande/ui-kit/Chip';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useState } from 'react';
import { useBoot } from '../../../page/boot.tsx';
import { useFormats } from '../../../shop/formats.ts';
import { CardArt } from '../../catalogue/card-art.tsx';
import { CardMark } from './card-mark.tsx';
import { CardStandingTag } from './card-standing-tag.tsx';
import { countShelves, cardHref, lastDigits, type OwnCard } from './own-cards.ts';
import { useToday } from './use-today.ts';

interface CardListProps {
  readonly cards: readonly OwnCard[];
  /** The card whose details are shown next to the list. */
  readonly shown: OwnCard | null;
}

export function CardList({ cards, shown }: CardListProps) {
  const { t } = useLingui();
  const today = useToday();
  const [shelf, setShelf] = useState<CardShelf>('all');
  const counts = countShelves(cards, today);
  const names = {
    all: t`All`,
    new: t({ context: 'cards', message: 'New' }),
    begun: t({ context: 'cards', message: 'In use' }),
    ended: t`Ended`,
  };
  const listed = cards.filter(({ card }) => isOnShelf(card, shelf, today));
  const listedCount = listed.length;
  return (
    <>
      <ChipGroup
        label={t`Which cards`}
        options={CARD_SHELVES.map((id) => ({ id, label: names[id], count: counts[id] }))}
        selected={shelf}
        onChange={setShelf}
      />
      <output className="o-visually-hidden">{t`Cards shown: ${listedCount}`}</output>
      {listed.length === 0 ? (
        <EmptyState className="card-list-none" title={t`No card here.`}>
          <Trans>None of your cards is of this kind.</Trans>
        </EmptyState>
      ) : (
        <ul className="card-list">
          {listed.map((own) => (
            <li key={`${own.detail.itemCode} ${own.key}`}>
              <Row own={own} isShown={own === shown} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ own, isShown }: { readonly own: OwnCard; readonly isShown: boolean }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { cardImageUrl } = useBoot().unit;
  const { card, detail } = own;
  const lastDay = formatDate(card.expiresOn);
  return (
    <AriaLink href={cardHref(own)} className="card-row" {...(isShown ? { 'aria-current': 'true' as const } : {})}>
      <GiftCard {...(card.isBlocked ? { status: 'blocked' as const } : {})}>
        <CardArt url={detail.productImageUrl ?? cardImageUrl} isLazy />
      </GiftCard>
      <span className="card-row-name">
        <strong>{detail.productName}</strong>
        <span className="o-ltr">···· {lastDigits(card)}</span>
        <span>{t`until ${lastDay}`}</span>
      </span>
      <span className="card-row-end">
        <strong className="o-amount">{money(card.balance)}</strong>
        <CardStandingTag card={card} />
        <CardMark card={card} />
      </span>
    </AriaLink>
  );
}
