/**
 * What a statement's plan says of its cost, as PostgreSQL tells it while the statement runs (`auto_explain`, as JSON): which
 * tables it reads whole, how many rows it reads for those that it needs, what it sorts. Statements inside functions, triggers and
 * foreign keys have plans of their own.
 */

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of one loop, on average. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Explained {
  readonly 'Query Text': string;
  readonly Plan: PlanNode;
}

/** A cost that grows with the history: what is done, to which table, and with how many rows. */
export interface Finding {
  readonly cost: 'reads all' | 'reads for nothing' | 'sorts';
  readonly table: string | null;
  readonly rows: number;
}

/** Fewer rows than this cost nothing. */
const FEW = 200;
/** So many rows may be read for one that is needed. */
const READ_FOR_ONE = 10;

const findingsAt = (node: PlanNode, growing: ReadonlySet<string>): readonly Finding[] => {
  const loops = node['Actual Loops'] ?? 0;
  const table = node['Relation Name'] ?? null;
  const given = (node['Actual Rows'] ?? 0) * loops;
  const removed = ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)) * loops;
  const readsAll = node['Node Type'] === 'Seq Scan' && table !== null && growing.has(table) && loops > 0;
  return [
    ...(readsAll ? [{ cost: 'reads all', table, rows: given + removed } as const] : []),
    ...(!readsAll && removed > Math.max(FEW, READ_FOR_ONE * given)
      ? [{ cost: 'reads for nothing', table, rows: removed } as const]
      : []),
    ...(node['Node Type'] === 'Sort' && given > FEW ? [{ cost: 'sorts', table: null, rows: given } as const] : []),
  ];
};

/** What costs more the longer the history of the `growing` tables is; nothing where the plan is good. */
export const findingsOf = (node: PlanNode, growing: ReadonlySet<string>): readonly Finding[] => [
  ...findingsAt(node, growing),
  ...(node.Plans ?? []).flatMap((part) => findingsOf(part, growing)),
];

const MESSAGE = /^duration: .* plan:\s*(?=\{)/u;

/** Reads what PostgreSQL says of a statement; null where a message says something else. */
export const readExplained = (message: string): Explained | null => {
  if (!MESSAGE.test(message)) return null;
  const explained: Explained = JSON.parse(message.replace(MESSAGE, ''));
  return explained;
};
