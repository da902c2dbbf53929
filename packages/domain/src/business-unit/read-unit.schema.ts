/** A unit from what its folder states, or every reason why it cannot be loaded, in sentences. Source: S1.55, architecture section 8. */
import { Result } from 'effect';
import { businessUnit } from './business-unit.ts';
import type { BusinessUnit } from './business-unit.ts';
import { decodeUnitParameters } from './parameters.schema.ts';
import { unfeltSentences } from './unfelt.schema.ts';

/** Refused: what does not decode, else what nothing in the shop feels, else what contradicts. */
export const readUnit = (stated: unknown): Result.Result<BusinessUnit, readonly string[]> => {
  const read = decodeUnitParameters(stated);
  if (Result.isFailure(read)) return Result.fail([`parameters: ${String(read.failure)}`]);
  const unfelt = unfeltSentences(read.success);
  if (unfelt.length > 0) return Result.fail(unfelt);
  return Result.mapError(businessUnit(read.success), (found) =>
    found.map((contradiction) => `contradiction: ${JSON.stringify(contradiction)}`),
  );
};
