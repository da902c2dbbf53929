/** The top-level declarations of a TypeScript file, and the declarations of this and other files that each one references. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A name imported from another module; the name is null if the whole module is imported. */
export interface ImportedName {
  readonly module: string;
  readonly name: string | null;
}

/** The names that a piece of source references. */
export interface References {
  /** Names of this file. */
  readonly own: ReadonlySet<string>;
  readonly imports: readonly ImportedName[];
  /** Members of imported values, such as `calls.createOrder`. */
  readonly members: ReadonlySet<string>;
}

export interface Declaration extends References {
  readonly isType: boolean;
}

export interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Its exports by their exported name: a local name, or one that is re-exported. */
  readonly exports: ReadonlyMap<string, { readonly local: string } | ImportedName>;
  /** The references outside any declaration: side effects of loading it. */
  readonly loose: References;
}

const stringValue = (node: ts.Node): string => (ts.isStringLiteral(node) ? node.text : '');

export const importedNames = (file: ts.SourceFile): ReadonlyMap<string, ImportedName> => {
  const names = new Map<string, ImportedName>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const module = stringValue(statement.moduleSpecifier);
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

const statementNames = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => declaredNames(name));
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name === undefined ? [] : [name.text];
};

/** `import('x').then(({ a }) => …)` and `(await import('x')).a` import a name; anything else imports the whole module. */
const dynamicImports = (call: ts.CallExpression): readonly ImportedName[] => {
  const module = stringValue(call.arguments[0]!);
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

/** `new URL('./worker.ts', import.meta.url)` */
const sourceUrl = (node: ts.Node): string | null => {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return null;
  const [first] = node.arguments ?? [];
  const module = first === undefined ? '' : stringValue(first);
  return module.endsWith('.ts') ? module : null;
};

export const referencesIn = (node: ts.Node, imported: ReadonlyMap<string, ImportedName>): References => {
  const own = new Set<string>();
  const imports: ImportedName[] = [];
  const members = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) {
      const from = imported.get(inner.text);
      if (from === undefined) own.add(inner.text);
      else imports.push(from);
    }
    if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword)
      imports.push(...dynamicImports(inner));
    const url = sourceUrl(inner);
    if (url !== null) imports.push({ module: url.startsWith('.') ? url : `./${url}`, name: null });
    if (ts.isPropertyAccessExpression(inner) && imported.has(inner.expression.getText())) members.add(inner.getText());
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return { own, imports, members };
};

const joined = (parts: readonly References[]): References => ({
  own: new Set(parts.flatMap(({ own }) => [...own])),
  imports: parts.flatMap(({ imports }) => imports),
  members: new Set(parts.flatMap(({ members }) => [...members])),
});

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export const parseText = (name: string, text: string): ts.SourceFile => {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
};
export const parse = (path: string): ts.SourceFile => parseText(path, readFileSync(path, 'utf8'));

/** All names in a file, without comments and strings, and the modules that it imports. */
export const namesIn = (path: string): { readonly names: readonly string[]; readonly modules: readonly string[] } => {
  const names: string[] = [];
  const modules: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text);
    if (ts.isImportDeclaration(node)) modules.push(stringValue(node.moduleSpecifier));
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return { names, modules };
};

/** Reads a file; throws if it does not exist. Every occurrence of a name counts as a use, so more may seem used than is. */
export const readModule = (path: string): Module => {
  const file = parse(path);
  const imported = importedNames(file);
  const declarations = new Map<string, Declaration>();
  const exports = new Map<string, { readonly local: string } | ImportedName>();
  const loose: References[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) continue;
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      const module = statement.moduleSpecifier === undefined ? null : stringValue(statement.moduleSpecifier);
      if (clause === undefined || !ts.isNamedExports(clause)) throw new Error(`${path} exports without names`);
      for (const { name, propertyName } of clause.elements) {
        const local = (propertyName ?? name).text;
        const passed = module === null ? imported.get(local) : { module, name: local };
        exports.set(name.text, passed ?? { local });
      }
      continue;
    }
    const references = referencesIn(statement, imported);
    const names = statementNames(statement);
    if (names.length === 0) loose.push(references);
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    for (const name of names) {
      const before = declarations.get(name);
      declarations.set(name, {
        isType: isType && (before?.isType ?? true),
        ...joined(before === undefined ? [references] : [references, before]),
      });
      if (isExported(statement)) exports.set(name, { local: name });
    }
  }
  return { declarations, exports, loose: joined(loose) };
};
