/**
 * What an order's cards become once they are issued: a message for each card that goes to a receiver, a parcel for each
 * line that goes by post, and for all that goes to the buyer one message, however many lines and cards it is about.
 * Source: spec section 1, S1.81, A-22, A-26, A-55. Instants are milliseconds since 1970.
 */
import type { Instant } from '../time/index.ts';
import { isBatchDelivery, isPhysicalDelivery } from './delivery.ts';
import type { BatchDeliveryType } from './delivery.ts';
import { deliveryTargets } from './delivery-plan.ts';
import { deliveryRow } from './delivery-types.ts';
import type { DeliveryType } from './delivery-types.ts';

/** Printed cards that one mail carries as attachments; more of them come as a file. */
export const ATTACHED_CARDS_MAX = 20;

/** A line of an order with its issued cards. `dueAt` null: at once. */
export interface LineToDeliver {
  readonly lineId: string;
  readonly type: DeliveryType;
  readonly cards: number;
  readonly dueAt: Instant | null;
}

/** Each card of the line goes to its receiver in a message of its own. */
export interface CardMessages {
  readonly lineId: string;
  readonly channel: 'email' | 'sms';
  readonly dueAt: Instant | null;
}

/** All cards of the line travel to its address together. */
export interface Parcel {
  readonly lineId: string;
  readonly dueAt: Instant | null;
}

/** A file that the buyer fetches, with the cards of some lines. */
export interface BatchFile {
  readonly type: BatchDeliveryType;
  readonly lineIds: readonly string[];
}

/** One message to the buyer. The printed cards of `attached` lines are in it, those of `files` behind an address. */
export interface BuyerMessage {
  readonly dueAt: Instant | null;
  readonly attached: readonly string[];
  readonly files: readonly BatchFile[];
}

export interface OrderDeliveries {
  readonly toReceivers: readonly CardMessages[];
  readonly parcels: readonly Parcel[];
  /** In the order in which the lines ask for them; one for each instant. */
  readonly toBuyer: readonly BuyerMessage[];
}

/** Messages to receivers, the parcel left out. */
const cardMessages = ({ lineId, type, dueAt }: LineToDeliver): readonly CardMessages[] =>
  deliveryTargets(type).flatMap(({ channel, whom }) =>
    whom === 'receiver' && channel !== 'post' ? [{ lineId, channel, dueAt }] : [],
  );

const isPrinted = (type: DeliveryType): boolean => deliveryRow(type).toBuyer === 'printed';

const fileOf = (type: DeliveryType): BatchDeliveryType | null => {
  if (isPrinted(type)) return 'zip';
  return isBatchDelivery(type) ? type : null;
};

/** Printed cards are attached where they are few and nothing else is behind an address; else they are a ZIP. */
const isAttached = (lines: readonly LineToDeliver[]): boolean =>
  lines.every(({ type }) => isPrinted(type)) &&
  lines.reduce((cards, line) => cards + line.cards, 0) <= ATTACHED_CARDS_MAX;

/** The lines by what they have in common, in the order in which it first comes. */
const groupBy = <Key>(lines: readonly LineToDeliver[], keyOf: (line: LineToDeliver) => Key) => {
  const groups = new Map<Key, LineToDeliver[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group === undefined) groups.set(keyOf(line), [line]);
    else group.push(line);
  }
  return [...groups];
};

const idsOf = (lines: readonly LineToDeliver[]): readonly string[] => lines.map(({ lineId }) => lineId);

const buyerMessage = (dueAt: Instant | null, lines: readonly LineToDeliver[]): BuyerMessage => {
  if (isAttached(lines)) return { dueAt, attached: idsOf(lines), files: [] };
  const files = groupBy(lines, ({ type }) => fileOf(type)!);
  return { dueAt, attached: [], files: files.map(([type, some]) => ({ type, lineIds: idsOf(some) })) };
};

/** Who gets what over which channel. Every line is served in exactly one of the three ways. */
export const deliveriesOf = (lines: readonly LineToDeliver[]): OrderDeliveries => {
  const forBuyer = groupBy(
    lines.filter(({ type }) => fileOf(type) !== null),
    ({ dueAt }) => dueAt,
  );
  return {
    toReceivers: lines.flatMap(cardMessages),
    parcels: lines.flatMap(({ lineId, type, dueAt }) => (isPhysicalDelivery(type) ? [{ lineId, dueAt }] : [])),
    toBuyer: forBuyer.map(([dueAt, some]) => buyerMessage(dueAt, some)),
  };
};

/** True where the cards are attached to the order's confirmation, so that the buyer gets no second message for them. */
export const travelsWithReceipt = ({ dueAt, attached }: BuyerMessage): boolean => dueAt === null && attached.length > 0;

/** The task of staff where a message could not be brought in 72 hours (reliability row 37). */
export type DeliveryTask = 'deliveryFailed';
