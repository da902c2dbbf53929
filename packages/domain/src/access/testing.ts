/** Random visitors, policies, screens and addresses, and a unit with everything enabled. */
export {
  anyAccessPolicy,
  anyEntryFacts,
  anyLocation,
  anyScreen,
  anyVisitor,
  everythingOn,
  featuresWithout,
} from './access.arbitraries.ts';
