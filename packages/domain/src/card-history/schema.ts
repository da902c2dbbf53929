/** How a card's history is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { CardEventKindFromName, cardTransactionsFromWire, transactionPage } from './card-events.schema.ts';
