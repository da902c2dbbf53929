/**
 * A single-line text field. The count is at the end of the control, below the text where there is no room for it beside a
 * line of 32 characters; it never blocks typing. `voice="giver"` is for the giver's texts, `voice="code"` for a one-time code, `isLtr` for content that stays
 * left-to-right in Arabic.
 */
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { Field, isFilled } from '../Field/index.ts';
import type { FieldTexts } from '../Field/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';

/**
 * Properties of `TextField`, in addition to those of React Aria's text field (`name`, `value`, `onChange`,
 * `autoComplete`, `inputMode`, …).
 */
export interface TextFieldProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  /** Id of the input itself, the target of an error summary's link. */
  inputId?: string | undefined;
  /** Default `shop`. */
  voice?: 'shop' | 'giver' | 'code' | undefined;
  /** Keeps the control left-to-right: email, card number, codes, amounts. */
  isLtr?: boolean | undefined;
  /** Short count or limit at the end of the control, for example "11 left". */
  count?: string | undefined;
  /** Content at the end of the control: a unit, an icon button. */
  trailing?: ReactNode;
  /** Icon at the start of the control. */
  icon?: IconName | undefined;
  /** Set while the value is being checked remotely; shows a spinner with this label. */
  checkingLabel?: string | undefined;
  /** Set once the value has been found valid; shows a tick with this label. */
  checkedLabel?: string | undefined;
  /** First and last day or time a native date or time input accepts. */
  min?: string | undefined;
  max?: string | undefined;
  className?: string | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, optionalMark, hint, description, error, isLabelHidden, inputId, voice = 'shop', isLtr } = props;
  const { count, trailing, icon, checkingLabel, checkedLabel, min, max, className, ...rest } = withoutTexts(props);
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={isFilled(error)}
      className={classNames('o-field', className)}
      data-voice={voice}
      data-ltr={isLtr === true || undefined}
      data-counted={count !== undefined || undefined}
    >
      <Field {...{ label, optionalMark, hint, description, error, isLabelHidden }}>
        <span className="o-control">
          {icon !== undefined && <Icon name={icon} />}
          <Input
            className="o-input"
            {...(inputId === undefined ? {} : { id: inputId })}
            {...(min === undefined ? {} : { min })}
            {...(max === undefined ? {} : { max })}
            {...(voice === 'giver' ? { dir: 'auto' } : {})}
          />
          {checkingLabel !== undefined && <Spinner label={checkingLabel} />}
          {checkedLabel !== undefined && <Icon name="check" label={checkedLabel} className="o-check-mark" />}
          {count !== undefined && <span className="o-control-end">{count}</span>}
          {trailing}
        </span>
      </Field>
    </AriaTextField>
  );
}

function withoutTexts(props: TextFieldProps) {
  const { label: _l, optionalMark: _o, hint: _h, description: _d, error: _e, isLabelHidden: _i, ...others } = props;
  const { inputId: _id, voice: _v, isLtr: _ltr, ...rest } = others;
  return rest;
}
