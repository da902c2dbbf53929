/** Refusals of a payload's fields, and the context that its fields are checked against. */
import type { CartLine } from '@offrande/domain/cart';
import type { CustomerKind } from '@offrande/domain/customer';
import { Result } from 'effect';
import type { Unit } from '../unit/unit.ts';

/** The refused field of the payload, and the tag of the domain's refusal. */
export interface FieldRefused {
  readonly _tag: 'FieldRefused';
  readonly field: string;
  readonly reason: string;
}

export interface PayloadContext {
  readonly unit: Unit;
  readonly buyer: CustomerKind;
  readonly language: string;
  readonly now: Date;
  readonly publicOrigin: string;
  /** The lines of quotations whose prices hold for this buyer. */
  readonly quoted: readonly CartLine[];
}

/** The refusal of one field. */
export const refused = (field: string, reason: string) =>
  Result.fail<FieldRefused>({ _tag: 'FieldRefused', field, reason });

/** The first refusal of a form, with its path. */
export const firstRefusal = (
  refusals: Readonly<Record<string, { readonly _tag: string }>>,
): { readonly path: string; readonly reason: string } => {
  const [path, { _tag: reason }] = Object.entries(refusals)[0]!;
  return { path, reason };
};
