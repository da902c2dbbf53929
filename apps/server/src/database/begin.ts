/**
 * How a transaction begins: in the shop's unprivileged role and in one unit, set in the same message as `begin`, so that row-level security
 * applies from the first statement on and entering the unit costs no round trip (architecture section 6). A statement that is a
 * transaction of its own is sent together with the statement that enters the unit, and the end of the message ends both.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, PostgresDialect, PostgresDriver } from 'kysely';

interface Entering {
  readonly unitId: string;
  readonly isAutocommit: boolean;
}

const entering = new AsyncLocalStorage<Entering>();

const UNIT_ID = /^[A-Za-z0-9_-]{1,32}$/;

const checked = (unitId: string): string => {
  if (!UNIT_ID.test(unitId)) throw new Error(`${unitId} is no id of a unit`);
  return unitId;
};

/** Runs `work` with every transaction that it begins entering the unit. */
export const beginIn = <T>(unitId: string, work: () => Promise<T>): Promise<T> =>
  entering.run({ unitId: checked(unitId), isAutocommit: false }, work);

/** Runs `work` with each of its statements as a transaction of its own in the unit. */
export const autocommitIn = <T>(unitId: string, work: () => Promise<T>): Promise<T> =>
  entering.run({ unitId: checked(unitId), isAutocommit: true }, work);

/** Whether a statement sent in the current context is a transaction of its own. */
export const isAutocommit = (): boolean => entering.getStore()?.isAutocommit === true;

/** The unit that a transaction enters in the current context; undefined if none. */
export const currentUnit = (): string | undefined => entering.getStore()?.unitId;

/** The SQL that begins a transaction in the current context. */
export const beginText = (): string => {
  const unitId = currentUnit();
  return unitId === undefined ? 'begin' : `begin; set local role offrande_shop; set local offrande.unit = '${unitId}'`;
};

/** The statement that enters a unit within a transaction, prepared once; its parameter is the unit. */
export const ENTERING = `select set_config('role', 'offrande_shop', true), set_config('offrande.unit', $1, true)`;

class UnitDriver extends PostgresDriver {
  override async beginTransaction(
    connection: Parameters<PostgresDriver['beginTransaction']>[0],
  ): ReturnType<PostgresDriver['beginTransaction']> {
    await connection.executeQuery(CompiledQuery.raw(beginText()));
  }
}

/** Kysely's PostgreSQL dialect, with transactions that begin in their unit. */
export class UnitDialect extends PostgresDialect {
  readonly #config: ConstructorParameters<typeof PostgresDialect>[0];
  constructor(config: ConstructorParameters<typeof PostgresDialect>[0]) {
    super(config);
    this.#config = config;
  }
  override createDriver(): PostgresDriver {
    return new UnitDriver(this.#config);
  }
}
