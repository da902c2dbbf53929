/**
 * An amount typed as text with a decimal keyboard and the currency symbol at the end. It does not parse: the caller
 * parses the value with the domain's rules and passes back an error.
 */
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';
import './AmountField.css';

/** Properties of `AmountField`. */
export interface AmountFieldProps extends Omit<TextFieldProps, 'trailing' | 'type' | 'inputMode' | 'isLtr' | 'voice'> {
  /** Symbol or code of the currency, or another unit such as "%". */
  unit: string;
}

export function AmountField({ unit, className, ...rest }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      isLtr
      className={className === undefined ? 'o-amount-field' : `o-amount-field ${className}`}
      trailing={<span className="o-control-end o-amount-unit">{unit}</span>}
    />
  );
}
