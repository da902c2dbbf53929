/** What a dossier is checked against in a unit, today. */
import { kybFacts } from '@offrande/domain/business-unit';
import type { KybFacts } from '@offrande/domain/dossier-field';
import { Record } from 'effect';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

export const unitKybFacts = ({ clock }: Pick<Shop, 'clock'>, { rules, catalogue }: Unit): KybFacts => {
  const lists: Readonly<Record<string, readonly { readonly code: string }[]>> = catalogue.unit.codeLists;
  // A list that the unit leaves empty asks for any text.
  const given = Record.filter(lists, (list) => list.length > 0);
  const codes = Record.map(given, (list) => list.map(({ code }) => code));
  return kybFacts(rules, codes, clock().getTime());
};
