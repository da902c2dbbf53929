/** Comma-separated values as the bytes of a file. */
import { csvText } from '@offrande/domain/text';

export const toCsv = (rows: readonly (readonly string[])[]): Uint8Array => new TextEncoder().encode(csvText(rows));
