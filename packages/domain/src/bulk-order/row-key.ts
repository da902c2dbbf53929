/**
 * The identity of a row: the file's content and the line number, not the row's own content, so that two
 * equal rows are two cards and the same file uploaded twice into one draft counts once.
 */

/** The key of a row. `contentHash` is the SHA-256 of the file's bytes in lower-case hex; anything else is a defect. */
export const rowKey = (contentHash: string, line: number): string => {
  if (!/^[0-9a-f]{64}$/u.test(contentHash)) throw new RangeError(`Not a SHA-256 in hex: ${contentHash}`);
  return `${contentHash}:${line}`;
};

interface Keyed {
  readonly key: string;
}

/** The rows of a draft followed by those of another upload; rows that are already there are not added. */
export const mergeRows = <Row extends Keyed>(known: readonly Row[], added: readonly Row[]): readonly Row[] => {
  const keys = new Set(known.map(({ key }) => key));
  return [...known, ...added.filter(({ key }) => !keys.has(key))];
};
