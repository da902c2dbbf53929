/** The text message that brings a card to its receiver: number, PIN and expiry in one message. */
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { fill, deliveryWords } from '../mail/words.ts';

export const composeCardSms = (card: IssuedCard): string =>
  fill(deliveryWords(card.language).sms, {
    sender: card.senderName,
    product: card.productName,
    amount: card.amount,
    number: card.cardNumber,
    pin: card.pin,
    expiry: card.expiresOn,
  });
