export { acceptedDeliveries, deliveryTypes, letterTypes } from './delivery.arbitraries.ts';
