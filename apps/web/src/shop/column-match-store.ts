/**
 * The columns that companies matched by hand, remembered in this browser for their next file. They outlast a sign-out, so
 * they do not say whose they are or what the headers were. Source: A-186, UX 129.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { BULK_COLUMNS } from '@offrande/domain/bulk-order';
import { type RememberedMatch } from '@offrande/domain/bulk-upload';
import { Result, Schema } from 'effect';
import { readJson, writeJson } from './key-value-store.ts';
import type { Shop } from './shop.ts';

export interface ColumnMatchStore {
  /** Empty if there is nothing readable. */
  read(): readonly RememberedMatch[];
  write(matches: readonly RememberedMatch[]): void;
}

const decode = Schema.decodeUnknownResult(
  Schema.Array(
    Schema.Struct({ fingerprint: Schema.String, columns: Schema.Array(Schema.NullOr(Schema.Literals(BULK_COLUMNS))) }),
  ),
);

export const createColumnMatchStore = ({ unitId, local }: Pick<Shop, 'unitId' | 'local'>): ColumnMatchStore => {
  const key = storageNameOf('columnMatches:{unit}', unitId);
  return {
    read: () => Result.getOrElse(decode(readJson(local, key)), () => []),
    write: (matches) => writeJson(local, key, matches),
  };
};
