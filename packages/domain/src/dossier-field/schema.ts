/**
 * How individual answers of a dossier are stored and sent: decoding and encoding, apart from the rules so that these
 * carry no schema.
 */
export { WireId, WireText, WireDocument } from './wire-values.schema.ts';
