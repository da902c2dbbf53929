/** Forms: many fields checked at once, refusals keyed by path. */
export { checkFields, formOf, under, type FieldRefusals, type FieldValues, type FormChecks } from './form.ts';
