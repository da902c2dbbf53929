/** How a call requests the owner's data: the minimal preconditions, and what each caller sends. */
import type { CallName, Calls, RequestOf } from '@offrande/api-client/contract';
import type { OwnerKind, Person } from './person.ts';
import type { Scene } from './scene.ts';

type UnitField = 'aggregatorBuId' | 'aggregatorBu' | 'buId';

/** A request without its unit, which is the caller's own. */
export type Asked<Name extends CallName> = Omit<RequestOf<Calls[Name]>, UnitField>;

export interface Ask<Name extends CallName> {
  /** Who may own what is asked for. */
  readonly owners: readonly OwnerKind[];
  /** The owner is of no use afterwards: signed out, or another than before. */
  readonly isSpoiling: boolean;
  readonly make: (scene: Scene, owner: Person) => Promise<(caller: Person) => Asked<Name>>;
}

export type AsksOf<Names extends CallName> = { readonly [Name in Names]: Ask<Name> };

/** An ask in the rows of a table; the owner is an individual unless it is said. */
export const by = <Name extends CallName>(
  make: Ask<Name>['make'],
  owners: readonly OwnerKind[] = ['individual'],
  isSpoiling = false,
): Ask<Name> => ({ make, owners, isSpoiling });

/** Callers who hold the owner's own secrets: the owner, and a stranger who uses them in another unit. */
export const knowsSecrets = ({ caller }: Person): boolean => caller === 'owner' || caller === 'stranger';
