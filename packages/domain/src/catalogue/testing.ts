export { amountWithin, cardKinds, categories, products } from './catalogue.arbitraries.ts';
