/**
 * Filters as a row of chips, each with its count; exactly one is selected. Native radio buttons cover the chips, so the
 * keyboard works before hydration. On phones the row scrolls sideways.
 */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './Chip.css';

/** One chip. */
export interface ChipOption<Id extends string = string> {
  id: Id;
  label: string;
  /** Number of results, already formatted. */
  count?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Properties of `ChipGroup`. */
export interface ChipGroupProps<Id extends string = string> {
  /** Name of the filter for assistive technology. */
  label: string;
  options: readonly ChipOption<Id>[];
  selected: Id;
  onChange: (id: Id) => void;
  /** Keeps the chips on one line that scrolls, instead of wrapping. */
  isScrollable?: boolean | undefined;
  /** Name under which a form sends the selected id. */
  name?: string | undefined;
  className?: string | undefined;
}

export function ChipGroup<Id extends string>(props: ChipGroupProps<Id>) {
  const { label, options, selected, onChange, isScrollable, className } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('o-chips', className)}
      data-scrollable={isScrollable === true || undefined}
    >
      {options.map(({ id, label: text, count, isDisabled = false }) => (
        <label
          key={id}
          className="o-chip"
          data-selected={id === selected || undefined}
          data-disabled={isDisabled || undefined}
        >
          <input
            type="radio"
            className="o-chip-input"
            name={name}
            value={id}
            checked={id === selected}
            disabled={isDisabled}
            onChange={() => onChange(id)}
          />
          {text}
          {count !== undefined && <span className="o-chip-count"> {count}</span>}
        </label>
      ))}
    </div>
  );
}
