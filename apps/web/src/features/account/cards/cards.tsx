/**
 * A member's cards: the list, and the details of one next to it; below 992 px one at a time. Source: S2.15, S2.46,
 * A-86, picture 05.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cardsAfterTopUp } from '@offrande/domain/top-up';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useBoot } from '../../../page/boot.tsx';
import { useKeptFocus } from '../../../page/kept-focus.ts';
import { useIsWide } from '../../../page/use-is-wide.ts';
import { CardArt } from '../../catalogue/card-art.tsx';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { TopUpNotice } from '../top-up/top-up-notice.tsx';
import { type TopUp, useBooked, useTopUp } from '../top-up/use-top-up.ts';
import { CardDetail } from './card-detail.tsx';
import { CardList } from './card-list.tsx';
import './cards.css';
import { cardAt, cardHref, type OwnCard, placeOf } from './own-cards.ts';
import { useHistoryChanged } from './use-history-changed.ts';
import { useChangeCards, useOwnCards } from './use-own-cards.ts';

const TopUpToPayNotice = lazy(() =>
  import('../top-up/top-up-to-pay-notice.tsx').then((module) => ({ default: module.TopUpToPayNotice })),
);

export const title = msg`My cards`;

export function Screen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <AccountPage>
      <CardsPage itemCode={params['itemCode'] ?? null} />
    </AccountPage>
  );
}

/** `itemCode` is null if the address names no card. */
export function CardsPage({ itemCode }: { readonly itemCode: string | null }) {
  const { cards, hasFailed, retry } = useOwnCards();
  const key = new URLSearchParams(useSearch()).get('card');
  const isWide = useIsWide();
  const named = itemCode === null || cards === null ? null : cardAt(cards, itemCode, key);
  const shown = named ?? (itemCode === null && isWide ? (cards?.[0] ?? null) : null);
  const isEmpty = cards?.length === 0;
  const isGone = cards !== null && !isEmpty && itemCode !== null && named === null;
  useKeptFocus(named?.key);
  return (
    <div
      className="cards"
      data-open={itemCode !== null || undefined}
      data-alone={isEmpty || undefined}
      data-waiting={cards === null || undefined}
    >
      <div className="cards-side">
        <Title isPage={named === null && !isGone} />
        {hasFailed && <LoadFailed onRetry={retry} />}
        {cards === null && !hasFailed && <Waiting />}
        {cards !== null && (isEmpty ? <NoCards /> : <CardList cards={cards} shown={shown} />)}
      </div>
      <div className="cards-main">
        {itemCode !== null && (
          <Link href="/account/cards" variant="quiet" icon="chevron-back" className="cards-back">
            <Trans>All my cards</Trans>
          </Link>
        )}
        <CardPlace itemCode={itemCode} cards={cards} shown={shown} isGone={isGone} />
      </div>
    </div>
  );
}

function Title({ isPage }: { readonly isPage: boolean }) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <Heading className="cards-title" {...(isPage ? { tabIndex: -1, id: 'page-title' } : {})}>
      <Trans>My cards</Trans>
    </Heading>
  );
}

interface CardPlaceProps {
  readonly itemCode: string | null;
  readonly cards: readonly OwnCard[] | null;
  readonly shown: OwnCard | null;
  /** Whether the address names a card that is not among those held. */
  readonly isGone: boolean;
}

/** The details of one card; also handles the return from a top-up payment. */
function CardPlace({ itemCode, cards, shown, isGone }: CardPlaceProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const changeCards = useChangeCards();
  const historyChanged = useHistoryChanged();
  const code = shown?.detail.itemCode ?? itemCode;
  const topUp = useTopUp();
  useLeft(topUp, shown);
  useBooked(topUp, cards !== null, (booked) => {
    if (code === null || booked.cardNumber === null) return;
    changeCards(code, (detail) => cardsAfterTopUp(detail, booked));
    historyChanged(booked.cardNumber);
    const filled = cards?.find(({ card }) => card.cardNumber === booked.cardNumber);
    if (filled !== undefined) navigate(cardHref(filled), { replace: true });
  });
  return (
    <>
      <TopUpNotice topUp={topUp} />
      {shown !== null && (
        <Suspense>
          <TopUpToPayNotice topUp={topUp} cardNumber={shown.card.cardNumber} place={placeOf(shown)} />
        </Suspense>
      )}
      {shown !== null && (
        <CardDetail
          key={`${shown.detail.itemCode} ${shown.key}`}
          own={shown}
          topUp={topUp}
          isPage={itemCode !== null}
        />
      )}
      {isGone && (
        <EmptyState level={1} title={t`You hold no card of this kind.`}>
          <Trans>It may have been sent to a friend, or belong to another account.</Trans>
        </EmptyState>
      )}
    </>
  );
}

/** What is said of one card's top-up is not said of the next card that is looked at. */
const useLeft = ({ send }: TopUp, shown: OwnCard | null): void => {
  const cardNumber = shown?.card.cardNumber;
  useEffect(() => (cardNumber === undefined ? undefined : () => send({ type: 'leave' })), [cardNumber, send]);
};

function Waiting() {
  const { t } = useLingui();
  return (
    <div className="cards-waiting" role="status" aria-label={t`Loading`}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
    </div>
  );
}

function NoCards() {
  const { t } = useLingui();
  const { cardImageUrl } = useBoot().unit;
  return (
    <EmptyState
      title={t`No card yet`}
      art={
        <GiftCard>
          <CardArt url={cardImageUrl} />
        </GiftCard>
      }
      actions={
        <>
          <LinkButton href="/">
            <Trans>Choose a card</Trans>
          </LinkButton>
          <LinkButton href="/account/import" variant="line">
            <Trans>Import a card</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Cards that you buy for yourself, that friends send you, or that you import appear here.</Trans>
    </EmptyState>
  );
}
