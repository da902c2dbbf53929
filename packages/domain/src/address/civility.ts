/** Civility and its codes: Mr 1, Mrs 2, Other 3 (spec section 3; the wire spells the field `civillity`). */
import { CIVILITIES } from './address.ts';
import type { Civility } from './address.ts';

export const CIVILITY_CODES = { mr: 1, mrs: 2, other: 3 } as const satisfies Record<Civility, number>;
export type CivilityCode = (typeof CIVILITY_CODES)[Civility];

/** The civility for a code; undefined for any other number. */
export const civilityOfCode = (code: number): Civility | undefined =>
  CIVILITIES.find((civility) => CIVILITY_CODES[civility] === code);
