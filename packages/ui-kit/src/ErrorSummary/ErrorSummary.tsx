/**
 * The errors of a form, listed at its head. Takes the focus when it appears and each time `attempt` changes; every line
 * links to its field, with the same sentence as the field's own message.
 */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/index.ts';
import './ErrorSummary.css';

/** One thing to correct. */
export interface SummaryError {
  /** Id of the control that gets the focus. */
  fieldId: string;
  message: string;
}

/** Properties of `ErrorSummary`. Renders nothing without errors. */
export interface ErrorSummaryProps {
  /** For example "2 answers to correct". */
  title: string;
  errors: readonly SummaryError[];
  /** Number of attempts to submit: a change takes the focus again. */
  attempt?: number | undefined;
  className?: string | undefined;
}

export function ErrorSummary({ attempt, ...list }: ErrorSummaryProps) {
  return list.errors.length === 0 ? null : <FocusedList key={attempt} {...list} />;
}

function FocusedList({ title, errors, className }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classNames('o-error-summary', className)} role="alert" tabIndex={-1}>
      <h2 className="o-error-summary-title">
        <Icon name="alert" />
        {title}
      </h2>
      <ul className="o-error-summary-list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent, fieldId: string) {
  if (focusField(fieldId)) event.preventDefault();
}

/** Focuses the control with this id, or the first one inside, and scrolls to it; false if there is none. */
export function focusField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  if (field === null) return false;
  const control: HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null } = field.matches(
    'input, select, textarea, button, a, [tabindex]',
  )
    ? field
    : (field.querySelector<HTMLElement>('input, select, textarea, button') ?? field);
  control.focus({ preventScroll: true });
  (control.labels?.[0] ?? control).scrollIntoView?.({ block: 'center' });
  return true;
}
