/**
 * The deliveries of an order's issued cards: a message for each card to a receiver, a parcel for each posted line, and
 * a single message for everything that goes to the buyer. Source: spec section 1, S1.81, A-22, A-26, A-55. Instants are
 * milliseconds since 1970.
 */
import type { Instant } from '../time/index.ts';
import { isBatchDelivery, isPhysicalDelivery } from './delivery.ts';
import type { BatchDeliveryType } from './delivery.ts';
import { deliveryTargets } from './delivery-route.ts';
import { deliveryRow } from './delivery-types.ts';
import type { DeliveryType } from './delivery-types.ts';

/** The most printed cards that are attached to one email; more are sent as a file. */
export const ATTACHED_CARDS_MAX = 20;

/** A line of an order with its issued cards. `dueAt` null: immediately. */
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

/** All cards of the line are sent to its address together. */
export interface Parcel {
  readonly lineId: string;
  readonly dueAt: Instant | null;
}

/** A file for download, with the cards of some lines. */
export interface BatchFile {
  readonly type: BatchDeliveryType;
  readonly lineIds: readonly string[];
}

/** One message to the buyer. It contains the printed cards of `attached` lines and links to `files`. */
export interface BuyerMessage {
  readonly dueAt: Instant | null;
  readonly attached: readonly string[];
  readonly files: readonly BatchFile[];
}

export interface OrderDeliveries {
  readonly toReceivers: readonly CardMessages[];
  readonly parcels: readonly Parcel[];
  /** In the order of the lines; one for each instant. */
  readonly toBuyer: readonly BuyerMessage[];
}

/** Messages to receivers, without parcels. */
const cardMessages = ({ lineId, type, dueAt }: LineToDeliver): readonly CardMessages[] =>
  deliveryTargets(type).flatMap(({ channel, whom }) =>
    whom === 'receiver' && channel !== 'post' ? [{ lineId, channel, dueAt }] : [],
  );

const isPrinted = (type: DeliveryType): boolean => deliveryRow(type).toBuyer === 'printed';

const fileOf = (type: DeliveryType): BatchDeliveryType | null => {
  if (isPrinted(type)) return 'zip';
  return isBatchDelivery(type) ? type : null;
};

/** Printed cards are attached if they are few and there is no other file; otherwise they are a ZIP. */
const isAttached = (lines: readonly LineToDeliver[]): boolean =>
  lines.every(({ type }) => isPrinted(type)) &&
  lines.reduce((cards, line) => cards + line.cards, 0) <= ATTACHED_CARDS_MAX;

/** The lines grouped by key, in the order of its first occurrence. */
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

/** All deliveries of an order. Every line is delivered in exactly one of the three ways. */
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

/** True if the cards are attached to the order's confirmation, so that the buyer gets no second message for them. */
export const travelsWithReceipt = ({ dueAt, attached }: BuyerMessage): boolean => dueAt === null && attached.length > 0;

/** The task of staff if a message could not be delivered in 72 hours (reliability row 37). */
export type DeliveryTask = 'deliveryFailed';
