/** A new card: its ids, and a number and PIN never used before, ready to be stored. */
import { newCardNumber } from '@offrande/domain/card';
import { encryptCardNumber, encryptPin, cardNumberHmac } from './card-number.ts';
import { digits, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export const newCard = ({ random, vault }: Pick<Shop, 'random' | 'vault'>, unit: Unit) => {
  const { cardNumber, pin } = newCardNumber((count) => digits(random, count), unit.pinPolicy);
  return {
    id: uuid(random),
    account_id: uuid(random),
    number_hmac: cardNumberHmac(vault, unit.id, cardNumber),
    number_encrypted: encryptCardNumber(vault, cardNumber),
    last_digits: cardNumber.slice(-4),
    pin_encrypted: encryptPin(vault, pin),
  };
};
