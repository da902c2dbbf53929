/**
 * A phone number with its area code: a native select and a text input in one frame, left-to-right in every language. No
 * mask: any spacing may be typed, and the caller parses it with the domain's rules.
 */
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { Field, isFilled } from '../Field/index.ts';
import type { FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import './PhoneField.css';

/** One row of the area code list. */
export interface PhoneAreaCode {
  /** The option's value, for example "FR" or "+33"; unique in the list. */
  value: string;
  /** Row in the list, for example "France +33". */
  label: string;
  /** Text shown by the closed list, for example "+33". */
  prefix: string;
}

/** Properties of `PhoneField`. */
export interface PhoneFieldProps extends FieldTexts {
  /** Name of the area code list for assistive technology. */
  areaCodeLabel: string;
  areaCodes: readonly PhoneAreaCode[];
  areaCode: string;
  onAreaCodeChange: (value: string) => void;
  /** The number as typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  inputId?: string | undefined;
  /** Default `tel-national`. */
  autoComplete?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  className?: string | undefined;
}

export function PhoneField(props: PhoneFieldProps) {
  const { label, optionalMark, hint, description, error, isLabelHidden, value, onChange, onBlur, inputId } = props;
  const { name, autoComplete = 'tel-national', isRequired = false, isDisabled = false, isReadOnly = false } = props;
  return (
    <AriaTextField
      validationBehavior="aria"
      type="tel"
      {...{ value, onChange, autoComplete, isRequired, isDisabled, isReadOnly }}
      {...(name === undefined ? {} : { name })}
      {...(onBlur === undefined ? {} : { onBlur })}
      isInvalid={isFilled(error)}
      className={classNames('o-field', props.className)}
      data-ltr
    >
      <Field {...{ label, optionalMark, hint, description, error, isLabelHidden }}>
        <span className="o-control o-phone">
          <AreaCodeList {...props} />
          <Input className="o-input" {...(inputId === undefined ? {} : { id: inputId })} />
        </span>
      </Field>
    </AriaTextField>
  );
}

function AreaCodeList({
  areaCodeLabel,
  areaCodes,
  areaCode,
  onAreaCodeChange,
  isDisabled,
  isReadOnly,
}: PhoneFieldProps) {
  const chosen = areaCodes.find((row) => row.value === areaCode);
  return (
    <span className="o-phone-area">
      <span aria-hidden="true">{chosen?.prefix ?? ''}</span>
      <Icon name="chevron-down" size="sm" />
      <select
        aria-label={areaCodeLabel}
        autoComplete="tel-country-code"
        className="o-phone-select"
        disabled={isDisabled === true || isReadOnly === true}
        value={areaCode}
        onChange={(event) => onAreaCodeChange(event.currentTarget.value)}
      >
        {areaCodes.map((row) => (
          <option key={row.value} value={row.value}>
            {row.label}
          </option>
        ))}
      </select>
    </span>
  );
}
