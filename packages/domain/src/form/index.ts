/** Forms: many fields checked at once, refusals keyed by path. */
export { checkFields, formOf, type FieldRefusals, type FieldValues, type FormChecks } from './form.ts';
