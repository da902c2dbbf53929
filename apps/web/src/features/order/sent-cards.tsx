/**
 * The cards that an order sent by email or SMS: to whom and when, and sending one again, to a corrected address too. Source:
 * S7.94, S8.53, A-95, decision 033.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SentCard } from '@offrande/api-client/gateways';
import { type CardReceiver, isCorrection } from '@offrande/domain/card-copy';
import type { CardsOnTheirWay } from '@offrande/domain/order-course';
import { Button } from '@offrande/ui-kit/Button';
import { Icon } from '@offrande/ui-kit/Icon';
import { Notice } from '@offrande/ui-kit/Notice';
import { useState } from 'react';
import { useFormats } from '../../shop/formats.ts';
import { SendAgainForm } from './send-again-form.tsx';
import { SENT_CARDS_HEADING } from './sent-cards-place.ts';
import { useSentCards } from './use-sent-cards.ts';
import './sent-cards.css';

interface SentCardsProps {
  readonly orderNo: string;
  /** How many were sent and how many failed, as the order's record has it: read anew when that changes. */
  readonly sending: CardsOnTheirWay | null;
  readonly onSent: () => void;
}

export function SentCards({ orderNo, sending, onSent }: SentCardsProps) {
  const { cards, reread } = useSentCards(orderNo, sending);
  const sent = (): void => {
    reread();
    onSent();
  };
  if (cards.length === 0) return null;
  return (
    <section className="order-part" aria-labelledby={SENT_CARDS_HEADING}>
      <h2 id={SENT_CARDS_HEADING} tabIndex={-1}>
        <Trans>Where the cards went</Trans>
      </h2>
      <ul className="order-sent">
        {cards.map((card) => (
          <Sent key={card.cardId} orderNo={orderNo} card={card} onSent={sent} />
        ))}
      </ul>
    </section>
  );
}

/** Why a card stays where it is; other reasons have one text. */
const HINDRANCES: Readonly<Record<string, MessageDescriptor>> = {
  CardTaken: msg`It is in an account already, so it stays there.`,
  CardUsed: msg`It has been used already, so it stays where it is.`,
};
const OTHER_HINDRANCE = msg`It can no longer be sent again.`;

const placesOf = ({ email, mobile }: CardReceiver): string =>
  [email ?? '', mobile ?? ''].filter((part) => part !== '').join(', ');

interface SentProps {
  readonly orderNo: string;
  readonly card: SentCard;
  readonly onSent: () => void;
}

function Sent({ orderNo, card, onSent }: SentProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly to: string; readonly isCorrected: boolean } | null>(null);
  const { receiverName, productName, hindrance } = card;
  const whose = receiverName === '' ? productName : receiverName;
  const sent = (to: CardReceiver): void => {
    setOutcome({ to: placesOf(to), isCorrected: isCorrection(card, to) });
    setOpen(false);
    onSent();
  };
  return (
    <li className="order-sent-card">
      <div className="order-sent-text">
        <h3>
          <bdi>{whose}</bdi>
        </h3>
        <SentWhere card={card} />
        {hindrance !== null && <p>{t(HINDRANCES[hindrance] ?? OTHER_HINDRANCE)}</p>}
      </div>
      {hindrance === null && !isOpen && (
        <Button
          variant="line"
          size="sm"
          icon="mail"
          aria-label={t`Send again or correct: card of ${whose}`}
          onPress={() => setOpen(true)}
        >
          <Trans>Send again or correct</Trans>
        </Button>
      )}
      {isOpen && (
        <div className="order-sent-form">
          <SendAgainForm orderNo={orderNo} card={card} onSent={sent} onClose={() => setOpen(false)} />
        </div>
      )}
      {outcome !== null && <Outcome {...outcome} />}
    </li>
  );
}

function SentWhere({ card }: { readonly card: SentCard }) {
  const { minute } = useFormats();
  const { sentAt, dueAt, isUndelivered } = card;
  const to = placesOf(card);
  const [at, due] = [sentAt === null ? null : minute(sentAt), dueAt === null ? null : minute(dueAt)];
  if (isUndelivered)
    return (
      <p className="order-sent-failed">
        <Icon name="warning" size="sm" />
        <span>
          <Trans>
            Could not be delivered to <bdi className="o-ltr">{to}</bdi>. Correct the address and send it again.
          </Trans>
        </span>
      </p>
    );
  if (due !== null)
    return (
      <p>
        <Trans>
          Goes to <bdi className="o-ltr">{to}</bdi> on {due}
        </Trans>
      </p>
    );
  if (at !== null)
    return (
      <p>
        <Trans>
          Sent to <bdi className="o-ltr">{to}</bdi> on {at}
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Not delivered yet to <bdi className="o-ltr">{to}</bdi>
      </Trans>
    </p>
  );
}

function Outcome({ to, isCorrected }: { readonly to: string; readonly isCorrected: boolean }) {
  const { t } = useLingui();
  return (
    <Notice tone="success" isLive title={t`The card is on its way to ${to}.`}>
      {isCorrected && (
        <Trans>What was sent before opens nothing any more: the card has a new PIN, and its page a new address.</Trans>
      )}
    </Notice>
  );
}
