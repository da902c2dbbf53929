/** Why a card cannot be used, and what its holder can do about it. Source: S4.47, S8.36, A-85, A-86. */
import { Trans } from '@lingui/react/macro';
import { type Card, cardLifeOf } from '@offrande/domain/card';
import { formatDate } from '@offrande/domain/time';
import { Notice } from '@offrande/ui-kit/Notice';
import { useToday } from './use-today.ts';

export function CardStateNotice({ card }: { readonly card: Card }) {
  const life = cardLifeOf(card, useToday());
  const lastDay = formatDate(card.expiresOn);
  switch (life) {
    case 'blocked':
      return (
        <Notice tone="warning" icon="lock">
          <Trans>This card is blocked. Nothing can be paid, sent or topped up with it until you unblock it.</Trans>
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="info">
          <Trans>This card could be used until {lastDay}. What happened on it stays here.</Trans>
        </Notice>
      );
    case 'untilReceipt':
      return (
        <Notice tone="info" icon="lock">
          <Trans>This card is on its way by post. It can be used once its order is unlocked.</Trans>
        </Notice>
      );
    case 'wrongPins':
      return (
        <Notice tone="danger" icon="lock">
          <Trans>This card is locked after too many wrong PINs. Unblock it, or contact support.</Trans>
        </Notice>
      );
    case 'new':
    case 'used':
      return null;
  }
}
