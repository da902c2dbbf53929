/** Forms: many fields checked at once, refusals keyed by path. */
export {
  checkFields,
  formOf,
  under,
  type FieldRefusals,
  type FieldValues,
  type FormChecks,
  type RefusalOf,
} from './form.ts';
export { checkParts, type PartRefusals } from './parts.ts';
export { isSecretField, restoreEntry, withoutSecrets } from './kept-entry.ts';
