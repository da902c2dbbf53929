export { acceptedDeliveries, deliveryTypes, linesToDeliver, letterTypes } from './delivery.arbitraries.ts';
