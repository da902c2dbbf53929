/** Random cards, for tests and stories of any concept that uses one. */
export {
  anyCard,
  CARD_TODAY,
  cardDetails,
  cardNumbers,
  nearMissPins,
  openFacts,
  pins,
  SAMPLE_CARD,
  usableCard,
} from './card.arbitraries.ts';
