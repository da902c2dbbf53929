/** A unit from what its folder states, or every reason why it cannot be loaded, in sentences. Source: S1.55, architecture section 8. */
import { Result } from 'effect';
import { businessUnit } from './business-unit.ts';
import type { BusinessUnit } from './business-unit.ts';
import { decodeUnitParameters } from './parameters.schema.ts';
import { ineffectiveSentences } from './ineffective-parameter.schema.ts';

/** Refused: parameters that do not decode, else those without effect, else contradictions. */
export const readUnit = (stated: unknown): Result.Result<BusinessUnit, readonly string[]> => {
  const read = decodeUnitParameters(stated);
  if (Result.isFailure(read)) return Result.fail([`parameters: ${String(read.failure)}`]);
  const ineffective = ineffectiveSentences(read.success);
  if (ineffective.length > 0) return Result.fail(ineffective);
  return Result.mapError(businessUnit(read.success), (found) =>
    found.map((contradiction) => `contradiction: ${JSON.stringify(contradiction)}`),
  );
};
