/** The address of the JSON data of a path's page. */
import type { Boot } from '@offrande/api-client/contract';

export const dataAddress = ({ unit, language }: Pick<Boot, 'unit' | 'language'>, path: string): string =>
  `/_data/${unit.id}/${language.code}${path}`;
