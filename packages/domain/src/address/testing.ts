export { mainlandAddresses, overseasAddresses, receivers } from './address.arbitraries.ts';
