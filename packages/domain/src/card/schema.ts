/** How card is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  cardDetailFromWire,
  CardEventKindFromName,
  cardFromWire,
  cardTransactionsFromWire,
  transactionPage,
} from './card.schema.ts';
