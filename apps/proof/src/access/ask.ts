/** How a call requests the owner's data: the minimal preconditions, and what each caller sends. */
import type { CallName, Calls, RequestOf } from '@offrande/api-client/contract';
import type { OwnerKind, Person } from './person.ts';
import type { Scene } from './scene.ts';

type UnitField = 'aggregatorBuId' | 'aggregatorBu' | 'buId';

/** A request without its unit, which is the caller's own. */
export type Asked<Name extends CallName> = Omit<RequestOf<Calls[Name]>, UnitField>;

export interface Ask<Name extends CallName> {
  /** The kinds of owner that the requested data can have. */
  readonly owners: readonly OwnerKind[];
  /** The call leaves its owner unusable for further calls, signed out for example. */
  readonly isSpoiling: boolean;
  readonly make: (scene: Scene, owner: Person) => Promise<(caller: Person) => Asked<Name>>;
}

export type AsksOf<Names extends CallName> = { readonly [Name in Names]: Ask<Name> };

/** Builds an ask; by default the owner is an individual. */
export const ask = <Name extends CallName>(
  make: Ask<Name>['make'],
  owners: readonly OwnerKind[] = ['individual'],
  isSpoiling = false,
): Ask<Name> => ({ make, owners, isSpoiling });

/** Callers who know the owner's secrets: the owner, and a stranger who tries them in another unit. */
export const knowsSecrets = ({ caller }: Person): boolean => caller === 'owner' || caller === 'stranger';
