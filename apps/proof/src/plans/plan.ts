/**
 * The cost of a statement according to its plan, as PostgreSQL logs it while the statement runs (`auto_explain`, as JSON): which
 * tables it scans completely, how many rows it reads per needed row, what it sorts. Statements inside functions, triggers and
 * foreign keys have their own plans.
 */

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Per loop, on average. */
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

/** Fewer rows than this are negligible. */
const FEW = 200;
/** The number of rows that may be read per needed row. */
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

/** The costs that grow with the history of the `growing` tables; empty for a good plan. */
export const findCosts = (node: PlanNode, growing: ReadonlySet<string>): readonly Finding[] => [
  ...findingsAt(node, growing),
  ...(node.Plans ?? []).flatMap((part) => findCosts(part, growing)),
];

const MESSAGE = /^duration: .* plan:\s*(?=\{)/u;

/** Parses PostgreSQL's log message about a plan; null for any other message. */
export const readExplained = (message: string): Explained | null => {
  if (!MESSAGE.test(message)) return null;
  const explained: Explained = JSON.parse(message.replace(MESSAGE, ''));
  return explained;
};
