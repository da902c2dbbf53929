/**
 * A date, a time or both, using the browser's own input: no script to load, the system's picker, the visitor's format.
 * Values are ISO: `2026-06-14`, `08:00`, `2026-06-14T08:00`. The first line of an error is its heading.
 */
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import './DateField.css';

/** Properties of `DateField`. */
export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'isLtr' | 'voice' | 'trailing' | 'count'
> {
  /** Default `date`. */
  precision?: 'date' | 'time' | 'date-time' | undefined;
}

const types = { date: 'date', time: 'time', 'date-time': 'datetime-local' } as const;

export function DateField({ precision = 'date', className, ...rest }: DateFieldProps) {
  return (
    <TextField
      {...rest}
      type={types[precision]}
      className={className === undefined ? 'o-date-field' : `o-date-field ${className}`}
    />
  );
}
