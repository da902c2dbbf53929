/** The SMS that delivers a card to its receiver: number, PIN and expiry in one message. */
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { deliveryWords, fillSms } from '../mail/words.ts';

export const composeCardSms = (card: IssuedCard): string =>
  fillSms(deliveryWords(card.language).sms, {
    sender: card.senderName,
    product: card.productName,
    amount: card.amount,
    number: card.cardNumber,
    pin: card.pin,
    expiry: card.expiresOn,
  });
