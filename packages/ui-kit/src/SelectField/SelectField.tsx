/** A native select: lightweight, searchable by typing, full screen on phones. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from '../Field/index.ts';
import { isFilled } from '../Field/index.ts';
import '../Field/Field.css';
import { FieldError } from '../FieldError/index.ts';
import { Icon } from '../Icon/index.ts';
import './SelectField.css';

/** One row of the list. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

/** Properties of `SelectField`. `Value` is the type of its rows; "" while nothing is selected. */
export interface SelectFieldProps<Value extends string = string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  value: Value | '';
  onChange: (value: Value | '') => void;
  /** Row shown while nothing is selected (value ""). */
  placeholder?: string | undefined;
  name?: string | undefined;
  inputId?: string | undefined;
  autoComplete?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** The choice can be read but not changed. */
  isReadOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const ownId = useId();
  const { label, optionalMark, hint, description, error, isLabelHidden, isDisabled, inputId: id = ownId } = props;
  const { isReadOnly } = props;
  const notes: ReadonlyArray<readonly [string, ReactNode]> = [
    [`${id}-hint`, hint],
    [`${id}-error`, isFilled(error) ? error : undefined],
    [`${id}-description`, description],
  ];
  const describedBy = notes.flatMap(([noteId, note]) => (note === undefined ? [] : [noteId])).join(' ');
  return (
    <div
      className={classNames('o-field', props.className)}
      data-invalid={isFilled(error) || undefined}
      data-disabled={isDisabled === true || undefined}
      data-readonly={isReadOnly === true || undefined}
    >
      <span className={isLabelHidden === true ? 'o-visually-hidden' : 'o-field-head'}>
        <label className="o-field-label" htmlFor={id}>
          {label}
          {optionalMark !== undefined && <span className="o-field-optional"> {optionalMark}</span>}
        </label>
        {hint !== undefined && (
          <span className="o-field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <NativeList {...props} id={id} describedBy={describedBy} />
      {isFilled(error) && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {description !== undefined && (
        <span className="o-field-description" id={`${id}-description`}>
          {description}
        </span>
      )}
    </div>
  );
}

type NativeListProps<Value extends string> = SelectFieldProps<Value> & { id: string; describedBy: string };

function NativeList<Value extends string>(props: NativeListProps<Value>) {
  const { id, describedBy, options, placeholder, value, onChange, name, autoComplete, onBlur } = props;
  return (
    <span className="o-control o-select">
      <select
        {...{ id, name, autoComplete, value, onBlur }}
        className="o-input"
        disabled={props.isDisabled === true || props.isReadOnly === true}
        required={props.isRequired}
        aria-invalid={isFilled(props.error) || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        onChange={(event) => onChange(options.find((row) => row.value === event.currentTarget.value)?.value ?? '')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
