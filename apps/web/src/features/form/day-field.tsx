/** A day of the calendar: yyyy/MM/dd in the entry, in the visitor's own notation on the screen. */
import { DateField, type DateFieldProps } from '@offrande/ui-kit/DateField';
import { type FocusEvent, useState } from 'react';

interface DayFieldProps extends Omit<DateFieldProps, 'precision' | 'onBlur' | 'max' | 'onChange'> {
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** Shown where a day was left half typed. */
  readonly malformedError: string;
}

/** Years have four digits. */
const LAST_DAY = '9999-12-31';

const isHalfTyped = ({ target }: FocusEvent<Element>): boolean =>
  target instanceof HTMLInputElement && target.validity.badInput;

export function DayField({ value, onChange, error, malformedError, ...rest }: DayFieldProps) {
  const [isMalformed, setMalformed] = useState(false);
  return (
    <DateField
      {...rest}
      value={value.replaceAll('/', '-')}
      onChange={(day) => {
        setMalformed(false);
        onChange(day.replaceAll('-', '/'));
      }}
      onBlur={(event) => setMalformed(isHalfTyped(event))}
      error={isMalformed ? malformedError : error}
      max={LAST_DAY}
      autoComplete="off"
    />
  );
}
