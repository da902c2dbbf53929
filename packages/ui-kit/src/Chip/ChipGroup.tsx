/** Filters as a row of pressable chips, each with its count: one is always on. On phones the row scrolls sideways. */
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../class-names.ts';
import './Chip.css';

/** One chip. */
export interface ChipOption {
  id: string;
  label: string;
  /** Number of results, already formatted. */
  count?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** Properties of `ChipGroup`. */
export interface ChipGroupProps {
  /** Name of the filter for assistive technology. */
  label: string;
  options: readonly ChipOption[];
  selected: string;
  onChange: (id: string) => void;
  /** Keeps the chips on one line that scrolls, instead of wrapping. */
  isScrollable?: boolean | undefined;
  className?: string | undefined;
}

export function ChipGroup({ label, options, selected, onChange, isScrollable, className }: ChipGroupProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={classNames('o-chips', className)}
      data-scrollable={isScrollable === true || undefined}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChange(String(key));
      }}
    >
      {options.map(({ id, label: text, count, isDisabled = false }) => (
        <ToggleButton key={id} id={id} isDisabled={isDisabled} className="o-chip">
          {text}
          {count !== undefined && <span className="o-chip-count">{count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
