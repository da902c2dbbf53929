/** The dialects that the sandbox speaks: each file of the folder beside this one is a provider's. */
import { readdirSync } from 'node:fs';
import type { Dialect } from './dialect.ts';

const dialectIn = async (name: string): Promise<Dialect> => {
  const { dialect }: { readonly dialect: Dialect } = await import(`./dialects/${name}.ts`);
  return dialect;
};

const names = readdirSync(new URL('dialects', import.meta.url)).map((file) => file.replace(/\.ts$/u, ''));

export const dialects: readonly Dialect[] = await Promise.all(names.toSorted().map(dialectIn));

export const findDialect = (id: string): Dialect => {
  const dialect = dialects.find((one) => one.id === id);
  if (!dialect) throw new Error(`No dialect ${id}`);
  return dialect;
};
