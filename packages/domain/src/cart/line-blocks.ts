/**
 * The lines of a cart in blocks, so that changing one copies a block and the list of blocks but never all lines. A slot
 * is a line's position including the gaps of deleted lines; it stays the same as long as the line exists.
 */
import type { CartLine } from './cart.ts';

/** Near the square root of a long cart's number of lines, so that a block and the list of blocks are equally short. */
export const BLOCK_LINES = 100;

/**
 * A deleted line leaves a gap (null), so that the lines behind it keep their slots. `count` is without gaps; `product`
 * is the item code that all lines share, null if there may be several.
 */
export interface Block {
  readonly lines: readonly (CartLine | null)[];
  readonly count: number;
  readonly product: string | null;
}

const NO_BLOCK: Block = { lines: [], count: 0, product: null };

/** The line in a slot; null for a gap, and for a slot behind the last. */
export const lineIn = (blocks: readonly Block[], slot: number): CartLine | null =>
  blocks[Math.floor(slot / BLOCK_LINES)]?.lines[slot % BLOCK_LINES] ?? null;

/** The lines in their order, without gaps. */
export const linesOf = (blocks: readonly Block[]): readonly CartLine[] =>
  blocks.flatMap(({ lines }) => lines.filter((line) => line !== null));

/** Lines in blocks, without gaps. */
export const blocksOf = (lines: readonly CartLine[]): readonly Block[] => {
  const blocks: Block[] = [];
  for (let slot = 0; slot < lines.length; slot += BLOCK_LINES) {
    const block = lines.slice(slot, slot + BLOCK_LINES);
    const { itemCode } = block[0]!;
    const isSole = block.every((line) => line.itemCode === itemCode);
    blocks.push({ lines: block, count: block.length, product: isSole ? itemCode : null });
  }
  return blocks;
};

/** The blocks with a line, or a gap, in a slot. */
export const put = (blocks: readonly Block[], slot: number, line: CartLine | null): readonly Block[] => {
  const at = Math.floor(slot / BLOCK_LINES);
  const { lines, count, product } = blocks[at] ?? NO_BLOCK;
  const changed = lines.slice();
  const others = count - Number((changed[slot % BLOCK_LINES] ?? null) !== null);
  changed[slot % BLOCK_LINES] = line;
  const all = blocks.slice();
  if (line === null) all[at] = { lines: changed, count: others, product };
  else {
    const isSole = others === 0 || product === line.itemCode;
    all[at] = { lines: changed, count: others + 1, product: isSole ? line.itemCode : null };
  }
  return all;
};

/** The number of lines before a slot. */
export const linesBefore = (blocks: readonly Block[], slot: number): number => {
  const at = Math.floor(slot / BLOCK_LINES);
  const { lines, count } = blocks[at]!;
  const offset = slot % BLOCK_LINES;
  let place = count === lines.length ? offset : lines.slice(0, offset).filter((line) => line !== null).length;
  for (let before = 0; before < at; before += 1) place += blocks[before]!.count;
  return place;
};

/** The first line of another product, except `but`; at most one. */
export const otherProduct = (blocks: readonly Block[], itemCode: string, but: CartLine | null): readonly CartLine[] => {
  for (const { lines, product } of blocks) {
    if (product === itemCode) continue;
    const other = lines.find((line) => line !== null && line !== but && line.itemCode !== itemCode);
    if (other) return [other];
  }
  return [];
};
