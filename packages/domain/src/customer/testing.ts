export { documentTypes, memberTypes, sirenAndSiret, sirens, societyTypes, vatNumberOf } from './company.arbitraries.ts';
export { contractLevels, customerKinds, privateKinds, tradeKinds } from './customer.arbitraries.ts';
