/** How a card is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { cardDetailFromWire, cardFromWire } from './card.schema.ts';
