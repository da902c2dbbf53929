/** Random units and installations, and a unit with the parameters that a test cares for. */
export {
  anyUnitId,
  anyUnitParameters,
  installation,
  leastParameters,
  spoilParameters,
  unitWith,
} from './business-unit.arbitraries.ts';
