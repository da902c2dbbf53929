/** Every business unit of this installation. The first is the default one. */
import { unit as FR } from '../FR/index.ts';

export const units = [FR] as const;
