/**
 * Progress through steps: done, current, failed, to do, blocked. `row` beside a heading, `track` along a line with dates,
 * `vertical` in a side column, `bar` inside a header. Narrow screens show `compactLabel` ("2 of 4") instead of a row.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import './Stepper.css';

/** State of one step. */
export type StepState = 'done' | 'current' | 'failed' | 'todo' | 'blocked';

/** One step. */
export interface Step {
  id: string;
  title: string;
  state: StepState;
  /** Date, count or state as text, below the title. */
  note?: ReactNode;
  /** Makes the title a link back (or forward) to the step. */
  href?: string | undefined;
}

/** Properties of `Stepper`. */
export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** Texts of the states, read with the title: at least `done`, `failed` and `blocked`, where there are such. */
  stateLabels: Readonly<Partial<Record<StepState, string>>>;
  /** Default `row`. */
  layout?: 'row' | 'track' | 'vertical' | 'bar' | undefined;
  /** For narrow screens in `row` and `bar`, for example "2 of 4". */
  compactLabel?: string | undefined;
  className?: string | undefined;
}

export function Stepper({ label, steps, stateLabels, layout = 'row', compactLabel, className }: StepperProps) {
  return (
    <nav
      aria-label={label}
      className={classNames('o-stepper', className)}
      data-layout={layout}
      data-compact={compactLabel !== undefined || undefined}
    >
      {compactLabel !== undefined && (
        <p className="o-stepper-compact">
          <strong>{steps.find(({ state }) => state === 'current')?.title}</strong> {compactLabel}
        </p>
      )}
      <ol className="o-stepper-list">
        {steps.map((step, position) => (
          <li
            key={step.id}
            className="o-step"
            data-state={step.state}
            aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
          >
            <Mark step={step} number={position + 1} isNumbered={layout === 'row' || layout === 'vertical'} />
            <span className="o-step-text">
              <span className="o-step-title">
                {step.href === undefined ? (
                  step.title
                ) : (
                  <Link href={step.href} variant="quiet">
                    {step.title}
                  </Link>
                )}
                {stateLabels[step.state] !== undefined && (
                  <span className="o-visually-hidden"> {stateLabels[step.state]}</span>
                )}
              </span>
              {step.note !== undefined && <span className="o-step-note">{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ step, number, isNumbered }: { step: Step; number: number; isNumbered: boolean }) {
  return (
    <span className="o-step-mark" aria-hidden="true">
      {step.state === 'done' && <Icon name="check" size="sm" />}
      {step.state === 'failed' && <Icon name="warning" size="sm" />}
      {step.state === 'blocked' && <Icon name="lock" size="sm" />}
      {isNumbered && (step.state === 'current' || step.state === 'todo') && number}
    </span>
  );
}
