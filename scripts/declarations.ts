/** The declarations at the top of a TypeScript file, and which of them and of other files' each one names. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A name taken from another module; the name is null where all of it is taken. */
export interface Taken {
  readonly module: string;
  readonly name: string | null;
}

export interface Declaration {
  readonly isType: boolean;
  /** Names of this file. */
  readonly own: ReadonlySet<string>;
  readonly taken: readonly Taken[];
}

export interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** What it exports, by the name outside: a name of its own, or one that it passes on. */
  readonly exports: ReadonlyMap<string, { readonly local: string } | Taken>;
  /** What is named outside any declaration: side effects of loading it. */
  readonly taken: readonly Taken[];
}

const textOf = (node: ts.Node): string => (ts.isStringLiteral(node) ? node.text : '');

const importedNames = (file: ts.SourceFile): ReadonlyMap<string, Taken> => {
  const names = new Map<string, Taken>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const module = textOf(statement.moduleSpecifier);
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) names.set(bindings.name.text, { module, name: null });
    else
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, { module, name: (propertyName ?? name).text });
  }
  return names;
};

const declaredNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? declaredNames(element.name) : []));

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => declaredNames(name));
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
};

/** `import('x').then(({ a }) => …)` and `(await import('x')).a` take a name; anything else takes the whole module. */
const takenByCall = (call: ts.CallExpression): readonly Taken[] => {
  const module = textOf(call.arguments[0]!);
  const outer = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  const accessed = ts.isParenthesizedExpression(outer) ? outer.parent : outer;
  if (ts.isPropertyAccessExpression(accessed) && accessed.name.text !== 'then')
    return [{ module, name: accessed.name.text }];
  const parameter =
    ts.isPropertyAccessExpression(accessed) && ts.isCallExpression(accessed.parent)
      ? accessed.parent.arguments.find(ts.isArrowFunction)?.parameters[0]?.name
      : undefined;
  if (parameter === undefined || !ts.isObjectBindingPattern(parameter)) return [{ module, name: null }];
  return parameter.elements.map(({ name, propertyName }) => ({
    module,
    name: (propertyName ?? name).getText(),
  }));
};

const namedIn = (node: ts.Node, imported: ReadonlyMap<string, Taken>) => {
  const own = new Set<string>();
  const taken: Taken[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) {
      const from = imported.get(inner.text);
      if (from === undefined) own.add(inner.text);
      else taken.push(from);
    }
    if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword)
      taken.push(...takenByCall(inner));
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return { own, taken };
};

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const parse = (path: string): ts.SourceFile => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
};

/** All names that stand in a file, comments and strings apart, and the modules that it imports. */
export const namesIn = (path: string): { readonly names: readonly string[]; readonly modules: readonly string[] } => {
  const names: string[] = [];
  const modules: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    if (ts.isImportDeclaration(node)) modules.push(textOf(node.moduleSpecifier));
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return { names, modules };
};

/** Reads a file; throws where there is none. Names are taken for uses, wherever they stand: more may seem used than is. */
export const readModule = (path: string): Module => {
  const file = parse(path);
  const imported = importedNames(file);
  const declarations = new Map<string, Declaration>();
  const exports = new Map<string, { readonly local: string } | Taken>();
  const loose: Taken[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      const module = statement.moduleSpecifier === undefined ? null : textOf(statement.moduleSpecifier);
      if (clause === undefined || !ts.isNamedExports(clause)) throw new Error(`${path} exports without names`);
      for (const { name, propertyName } of clause.elements) {
        const local = (propertyName ?? name).text;
        const passed = module === null ? imported.get(local) : { module, name: local };
        exports.set(name.text, passed ?? { local });
      }
      continue;
    }
    const { own, taken } = namedIn(statement, imported);
    const names = namesOf(statement);
    if (names.length === 0) loose.push(...taken);
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    for (const name of names) {
      const before = declarations.get(name);
      declarations.set(name, {
        isType: isType && (before?.isType ?? true),
        own: new Set([...own, ...(before?.own ?? [])]),
        taken: [...taken, ...(before?.taken ?? [])],
      });
      if (isExported(statement)) exports.set(name, { local: name });
    }
  }
  return { declarations, exports, taken: loose };
};
