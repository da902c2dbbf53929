/** Migrates a database to the newest schema: runs the SQL files of `migrations` in the order of their names, each once, in a transaction. */
import { readFile, readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Connection } from './database.ts';

const directory = new URL('./migrations/', import.meta.url);

const provider: MigrationProvider = {
  getMigrations: async () => {
    const names = (await readdir(directory)).filter((name) => name.endsWith('.sql'));
    const migrations = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(new URL(name, directory), 'utf8');
      return [name, { up: async (connection) => void (await sql.raw(text).execute(connection)) }];
    });
    return Object.fromEntries(await Promise.all(migrations));
  },
};

export const migrate = async (connection: Connection): Promise<void> => {
  const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
  if (error !== undefined) throw error;
};
