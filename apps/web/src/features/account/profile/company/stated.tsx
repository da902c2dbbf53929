/** The facts of a section that are stated, in reading order; the others are left out. */
import type { Definition } from '@offrande/ui-kit/DefinitionList';

interface Fact {
  readonly id: string;
  readonly term: string;
  readonly value: string;
  /** Numbers and addresses of the net, in texts of either direction. */
  readonly isLtr?: boolean;
}

export const stated = (facts: readonly Fact[]): readonly Definition[] =>
  facts
    .filter(({ value }) => value !== '')
    .map(({ id, term, value, isLtr }) => ({
      id,
      term,
      value: isLtr === true ? <span className="o-ltr">{value}</span> : <bdi>{value}</bdi>,
    }));
