export { acceptedPersonalisations } from './personalisation.arbitraries.ts';
