/** A shop whose connection to the database breaks at any statement, for tests of what is left then. */
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { UnitDialect } from '../../server/src/database/begin.ts';
import { type Connection, poolConfig } from '../../server/src/database/database.ts';
import type { TestShop } from '../../server/src/http/testing.ts';
import { breakable, type Cut, Faults } from './simulator/faults.ts';

const CUTS = (['before', 'after'] as const).flatMap((when) =>
  (['error', 'crash'] as const).map((kind) => ({ when, kind })),
);

export interface Interruptions {
  /** Never broken: where a test looks. */
  readonly sound: Connection;
  /** Runs an act with a cut; false if it was over before its cut. */
  interrupted(cut: Cut, act: () => Promise<unknown>): Promise<boolean>;
  close(): Promise<void>;
}

/** From now on the shop's connection breaks where it is told to. */
export const interruptions = async ({ shop }: TestShop, postgresUrl: string): Promise<Interruptions> => {
  const faults = new Faults();
  const sound = shop.connection;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(sound);
  const pool = new Pool(poolConfig({ url: `${postgresUrl}${rows[0]!.name}` }));
  const broken: Connection = new Kysely({ dialect: breakable(new UnitDialect({ pool }), faults) });
  Object.assign(shop, { connection: broken });
  return {
    sound,
    interrupted: async (cut, act) => {
      faults.arm(cut);
      await act().catch(() => undefined);
      faults.disarm();
      return faults.hasFired;
    },
    close: () => broken.destroy(),
  };
};

/** Interrupts an act before and after each of its statements, the last time not at all; how many points. */
export const atEveryStatement = async (act: (cut: Cut) => Promise<boolean>): Promise<number> => {
  let points = 0;
  for (const kind of CUTS) for (let at = 0; await act({ at, ...kind }); at += 1) points += 1;
  return points;
};
