/** Facts as term and value pairs: small term above its value in columns, or side by side in rows for a review. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './DefinitionList.css';

/** One fact. */
export interface Definition {
  id: string;
  term: string;
  value: ReactNode;
  /** At the end of the row: a link to change it. */
  action?: ReactNode;
}

/** Properties of `DefinitionList`. */
export interface DefinitionListProps {
  definitions: readonly Definition[];
  /** `columns` (default) or `rows`. */
  layout?: 'columns' | 'rows' | undefined;
  className?: string | undefined;
}

export function DefinitionList({ definitions, layout = 'columns', className }: DefinitionListProps) {
  return (
    <dl className={classNames('o-definitions', className)} data-layout={layout}>
      {definitions.map(({ id, term, value, action }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {action !== undefined && <dd className="o-definition-action">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
