/**
 * The costs line by line: term and amount pairs, then the total. Discounts, fees, letters and coupons are separate
 * lines. A change of the total is announced politely. `fold` collapses the lines behind the total, for narrow screens.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import './OrderSummary.css';

/** One line, with its amount already formatted. */
export interface SummaryLine {
  /** Unique in the list. */
  id: string;
  term: ReactNode;
  amount: string;
  /** Deductions have the success colour; the minus sign is part of `amount`. */
  isReduction?: boolean | undefined;
}

/** Properties of `OrderSummary`. */
export interface OrderSummaryProps {
  title: string;
  lines: readonly SummaryLine[];
  total?: { term: string; amount: string } | undefined;
  /** Sentence announced when it changes, for example "Total 257,30 €". */
  announcement?: string | undefined;
  /** Below the total: delivery, conditions, the pay button. */
  children?: ReactNode;
  /** `panel` (default) in a frame, `plain` without, `fold` closed behind title and total. */
  layout?: 'panel' | 'plain' | 'fold' | undefined;
  /** Whether the lines are being recomputed; they stay readable. */
  isUpdating?: boolean | undefined;
  className?: string | undefined;
}

export function OrderSummary(props: OrderSummaryProps) {
  const { title, lines, total, announcement, children, layout = 'panel', isUpdating, className } = props;
  const live = announcement !== undefined && <output className="o-visually-hidden">{announcement}</output>;
  if (layout === 'fold') {
    return (
      <details className={classNames('o-summary-fold', className)}>
        <summary>
          <span className="o-summary-fold-title">{title}</span>
          <Icon name="chevron-down" />
          <span className="o-summary-fold-total">
            <bdi>{total?.amount}</bdi>
          </span>
        </summary>
        <div className="o-summary-fold-body">
          <Lines lines={lines} total={total} />
          {children}
        </div>
        {live}
      </details>
    );
  }
  return (
    <section
      className={classNames('o-summary', className)}
      data-layout={layout}
      aria-label={title}
      aria-busy={isUpdating === true || undefined}
    >
      <h2 className="o-summary-title">
        {title}
        {isUpdating === true && <Spinner size="md" />}
      </h2>
      <Lines lines={lines} total={total} />
      {children}
      {live}
    </section>
  );
}

function Lines({ lines, total }: Pick<OrderSummaryProps, 'lines' | 'total'>) {
  return (
    <dl className="o-summary-lines">
      {lines.map(({ id, term, amount, isReduction }) => (
        <div key={id} data-reduction={isReduction === true || undefined}>
          <dt>{term}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className="o-summary-total">
          <dt>{total.term}</dt>
          <dd>
            <bdi>{total.amount}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}
