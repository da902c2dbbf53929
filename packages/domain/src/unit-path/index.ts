/** Which unit a path belongs to, and the segments that no unit may take (S1.36 to S1.38, A-44, A-123). */
export { isReservedSegment, RESERVED_SEGMENTS } from './reserved-segments.ts';
export { unitFromPath, unitRegistry, withUnitPrefix } from './unit-from-path.ts';
export type { UnitPath, UnitRegistry, UnitRegistryRefusal } from './unit-from-path.ts';
