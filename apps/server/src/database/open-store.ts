/** Opens the configured store, migrates it to the newest schema, and finds the key that encrypts its secrets. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import { type Random } from '../random.ts';
import { createVault, MASTER_KEY_BYTES, type Vault } from '../vault.ts';
import { type Database, joinEmbedded, openEmbedded, openPostgres } from './database.ts';
import { requireVersion } from './require-version.ts';
import { migrate } from './migrate.ts';

const KEY_FILE = 'secret.key';

/** For trials only: the key is stored beside the data, readable only by its owner. */
const keyBeside = (directory: string, random: Random): Uint8Array => {
  const file = join(directory, KEY_FILE);
  if (!existsSync(file))
    writeFileSync(file, Buffer.from(random.bytes(MASTER_KEY_BYTES)).toString('base64'), { mode: 0o600, flag: 'wx' });
  return new Uint8Array(Buffer.from(readFileSync(file, 'utf8'), 'base64'));
};

export interface Store {
  readonly database: Database;
  readonly vault: Vault;
}

/** `beside`: an embedded database may be in use by the shop, which goes on with it. */
export const openStore = async (
  { store, masterKey }: Configuration,
  random: Random,
  { beside = false }: { readonly beside?: boolean } = {},
): Promise<Store> => {
  const embedded = beside ? joinEmbedded : openEmbedded;
  const database = store.type === 'postgres' ? openPostgres(store) : await embedded(store.directory);
  try {
    await requireVersion(database.connection);
    await migrate(database.connection);
    const key = masterKey ?? (store.type === 'embedded' ? keyBeside(store.directory, random) : new Uint8Array());
    return { database, vault: createVault(key, random) };
  } catch (error) {
    await database.close();
    throw error;
  }
};
