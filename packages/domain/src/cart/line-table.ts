/**
 * The lines of a cart as a table, cached with it so that an edit costs the same in a cart of ten lines and of ten
 * thousand: a line is found by its id, the cards are counted once, and a new line is compared with one of each kind of
 * line instead of with all. Tables are immutable like the carts they belong to; `cart.lines` is made from the table
 * when it is first read.
 */
import { cardsOf } from './cart.ts';
import type { Cart, CartLine, CartPolicy } from './cart.ts';
import type { Comparable } from './compatibility.ts';
import { BLOCK_LINES, blocksOf, lineIn, linesBefore, linesOf, otherProduct, put } from './line-blocks.ts';
import type { Block } from './line-blocks.ts';

/** Lines of one kind and one delivery type, of any number of products. */
interface LineGroup extends Pick<CartLine, 'kind' | 'delivery'> {
  readonly count: number;
}

export interface LineTable {
  readonly blocks: readonly Block[];
  /** The number of slots, including gaps; the next line gets the slot after them. */
  readonly slotCount: number;
  readonly lineCount: number;
  /** Cards of all lines, those of files one by one. */
  readonly cards: number;
  readonly groups: readonly LineGroup[];
  /** Every slot that an id ever had, in this table or another one of the same origin; the valid one is looked up. */
  readonly slots: Map<string, readonly number[]>;
}

const isAlike = (a: LineGroup | CartLine, b: CartLine): boolean =>
  a.kind === b.kind && a.delivery.type === b.delivery.type;

const regroup = (groups: readonly LineGroup[], line: CartLine, change: 1 | -1): readonly LineGroup[] => {
  const at = groups.findIndex((group) => isAlike(group, line));
  const group = groups[at];
  if (group === undefined) return [...groups, { kind: line.kind, delivery: line.delivery, count: change }];
  const count = group.count + change;
  return count === 0 ? groups.toSpliced(at, 1) : groups.with(at, { ...group, count });
};

/** The slot of a line, or null if the table has no line with this id. */
export const slotOf = (table: LineTable, lineId: string): number | null =>
  table.slots.get(lineId)?.find((slot) => lineIn(table.blocks, slot)?.lineId === lineId) ?? null;

/** Tables of the same origin share this map and only add to it, so no table loses an entry. */
const noteSlot = (slots: LineTable['slots'], lineId: string, slot: number): void => {
  const known = slots.get(lineId) ?? [];
  if (!known.includes(slot)) slots.set(lineId, [...known, slot]);
};

/** The place in `cart.lines` of the line in a slot. */
export const placeOf = ({ blocks }: LineTable, slot: number): number => linesBefore(blocks, slot);

/** The line in a slot that `slotOf` returned. */
export const lineAt = (table: LineTable, slot: number): CartLine => lineIn(table.blocks, slot)!;

/**
 * The lines that `checkCompatibility` compares a line with, instead of all lines: one of each kind and delivery type and, if
 * the unit sells one product per order, a line of another product. `but`, the line that is replaced, does not count.
 */
export const othersBeside = (
  table: LineTable,
  { itemCode }: CartLine,
  { allowsMultipleProducts }: CartPolicy,
  but: CartLine | null = null,
): readonly Comparable[] => {
  const groups = but === null ? table.groups : regroup(table.groups, but, -1);
  const others = groups.map(({ kind, delivery }) => ({ itemCode, kind, delivery }));
  return allowsMultipleProducts ? others : [...others, ...otherProduct(table.blocks, itemCode, but)];
};

/** The table with a line with a fresh id at the end. */
export const appended = (table: LineTable, line: CartLine): LineTable => {
  noteSlot(table.slots, line.lineId, table.slotCount);
  return {
    ...table,
    blocks: put(table.blocks, table.slotCount, line),
    slotCount: table.slotCount + 1,
    lineCount: table.lineCount + 1,
    cards: table.cards + cardsOf(line),
    groups: regroup(table.groups, line, 1),
  };
};

/** The table with the line in a slot replaced by another with the same id. */
export const replaced = (table: LineTable, slot: number, line: CartLine): LineTable => {
  const before = lineAt(table, slot);
  return {
    ...table,
    blocks: put(table.blocks, slot, line),
    cards: table.cards - cardsOf(before) + cardsOf(line),
    groups: isAlike(before, line) ? table.groups : regroup(regroup(table.groups, before, -1), line, 1),
  };
};

const tableFrom = (lines: readonly CartLine[]): LineTable => {
  const slots: LineTable['slots'] = new Map();
  let groups: readonly LineGroup[] = [];
  for (const [slot, line] of lines.entries()) {
    noteSlot(slots, line.lineId, slot);
    groups = regroup(groups, line, 1);
  }
  const cards = lines.reduce((sum, line) => sum + cardsOf(line), 0);
  return { blocks: blocksOf(lines), slotCount: lines.length, lineCount: lines.length, cards, groups, slots };
};

/** The table without the line in a slot. Gaps are closed when they outnumber the lines. */
export const removed = (table: LineTable, slot: number): LineTable => {
  const before = lineAt(table, slot);
  const rest: LineTable = {
    ...table,
    blocks: put(table.blocks, slot, null),
    lineCount: table.lineCount - 1,
    cards: table.cards - cardsOf(before),
    groups: regroup(table.groups, before, -1),
  };
  return rest.slotCount > 2 * rest.lineCount + BLOCK_LINES ? tableFrom(linesOf(rest.blocks)) : rest;
};

/** Tables by their cart, and by its array of lines, which a cart that is spread from it still has. */
const tables = new WeakMap<object, LineTable>();

/** The table of a cart: the one it was made with, else a new one, built once in time linear in the lines. */
export const tableOf = (cart: Cart): LineTable => {
  const known = tables.get(cart) ?? tables.get(cart.lines);
  if (known !== undefined) return known;
  const table = tableFrom(cart.lines);
  tables.set(cart.lines, table);
  return table;
};

/** The cart with the lines of a table, which become an array when they are first read. */
export const withTable = (cart: Cart, table: LineTable): Cart => {
  let lines: readonly CartLine[] | null = null;
  const changed: Cart = {
    currency: cart.currency,
    get lines() {
      if (lines === null) {
        lines = linesOf(table.blocks);
        tables.set(lines, table);
      }
      return lines;
    },
    salesmanSetDiscount: cart.salesmanSetDiscount,
    customerContractLevel: cart.customerContractLevel,
  };
  tables.set(changed, table);
  return changed;
};
