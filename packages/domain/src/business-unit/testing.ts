/** Random units and installations, and a unit with the parameters that a test cares for. */
export {
  anyUnit,
  anyUnitId,
  anyUnitParameters,
  BANK_ACCOUNT,
  installation,
  leastParameters,
  spoilParameters,
  unitWith,
} from './business-unit.arbitraries.ts';
