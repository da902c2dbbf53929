export {
  documentTypes,
  memberTypes,
  sirenAndSiret,
  sirenOf,
  sirens,
  siretOf,
  societyTypes,
  vatNumberOf,
} from './company.arbitraries.ts';
export { contractLevels, customerKinds, privateKinds, tradeKinds } from './customer.arbitraries.ts';
