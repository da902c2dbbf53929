/**
 * Finds all contradictions between parameters that are valid individually. Found when a unit is configured, never by a
 * buyer. Source, architecture section 8.
 */
import { isTimeZone } from '../time/index.ts';
import { contentContradictions } from './content-contradictions.ts';
import { when } from './contradiction.ts';
import type { Check } from './contradiction.ts';
import { limitContradictions } from './limit-contradictions.ts';
import { payingContradictions } from './paying-contradictions.ts';
import { isReservedSegment } from '../unit-path/index.ts';
import { signInContradictions } from './sign-in-contradictions.ts';

const unitId: Check = ({ buId }) => when(isReservedSegment(buId), { _tag: 'ReservedUnitId', id: buId });

const zone: Check = ({ timeZone }) => when(!isTimeZone(timeZone), { _tag: 'UnknownTimeZone', timeZone });

const CHECKS: readonly Check[] = [
  unitId,
  zone,
  payingContradictions,
  limitContradictions,
  signInContradictions,
  contentContradictions,
];

/** Everything that contradicts, but for the languages. */
export const contradictions: Check = (unit) => CHECKS.flatMap((check) => check(unit));
