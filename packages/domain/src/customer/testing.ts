export { contractLevels, customerKinds, privateKinds, tradeKinds } from './customer.arbitraries.ts';
