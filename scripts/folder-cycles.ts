/**
 * Cycles of folders. In every folder, its direct members (its files, and its folders with everything below them) have an
 * order: none is reachable from its own imports. Tests and their helpers do not count.
 */

/** An import of a file by a file, both relative to the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Members of one folder that form a cycle. */
export interface FolderCycle {
  /** The folder that contains them. */
  readonly folder: string;
  /** Their names, sorted. */
  readonly members: readonly string[];
  /** The imports between them. */
  readonly imports: readonly Import[];
}

/** The folder in which two paths diverge, and the next name of each. */
const divergence = ({ from, to }: Import) => {
  const [left, right] = [from.split('/'), to.split('/')];
  const at = left.findIndex((name, index) => name !== right[index]);
  return { folder: left.slice(0, at).join('/'), source: left[at] ?? '', target: right[at] ?? '' };
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const reachedFrom = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [start];
  while (open.length > 0) {
    for (const next of graph.get(open.pop()!) ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return seen;
};

/** The groups of names in which each is reachable from each other. */
const findCycles = (graph: Graph): readonly (readonly string[])[] => {
  const reached = new Map([...graph.keys()].map((name) => [name, reachedFrom(graph, name)]));
  const isMutual = (one: string, other: string): boolean =>
    reached.get(one)!.has(other) && (reached.get(other)?.has(one) ?? false);
  const cycles = [...graph.keys()]
    .filter((name) => isMutual(name, name))
    .map((name) => [...graph.keys()].filter((other) => isMutual(name, other)).toSorted());
  return [...new Map(cycles.map((names) => [names.join(), names])).values()];
};

/** Every cycle of folders among these imports. */
export const folderCycles = (imports: readonly Import[]): readonly FolderCycle[] => {
  const diverging = imports.filter(({ from, to }) => from !== to).map((edge) => ({ edge, ...divergence(edge) }));
  return [...Map.groupBy(diverging, ({ folder }) => folder)].flatMap(([folder, edges]) => {
    const graph = new Map(
      [...Map.groupBy(edges, ({ source }) => source)].map(([source, from]) => [
        source,
        new Set(from.map(({ target }) => target)),
      ]),
    );
    return findCycles(graph).map((members) => ({
      folder,
      members,
      imports: edges
        .filter(({ source, target }) => members.includes(source) && members.includes(target))
        .map(({ edge }) => edge),
    }));
  });
};

/** Each cycle as lines to print: its members, and the imports that close it. */
export const cyclesAsLines = (cycles: readonly FolderCycle[]): readonly string[] =>
  cycles.flatMap(({ folder, members, imports }) => [
    `In ${folder}, ${members.join(', ')} form a cycle:`,
    ...imports.map(({ from, to }) => `  ${from} -> ${to}`),
  ]);
