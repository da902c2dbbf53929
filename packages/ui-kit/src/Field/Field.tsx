/**
 * The frame shared by all fields: label above with an "optional" note, hint between label and control, then the
 * control, description below, error last. Used inside React Aria fields, which link the parts for assistive technology.
 */
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldMessage } from '../FieldError/index.ts';
import './Field.css';

/** Texts common to all fields. */
export interface FieldTexts {
  /** Always visible, above the control. */
  label: string;
  /** Word after the label of an optional field. */
  optionalMark?: string | undefined;
  /** Information needed before typing; between label and control. */
  hint?: ReactNode;
  /** Information needed afterwards; below the control. */
  description?: ReactNode;
  /** Sentence that says what to do. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** Hides the label visually if the context already names the field. */
  isLabelHidden?: boolean | undefined;
}

/** Properties of `Field`. */
export interface FieldProps extends FieldTexts {
  children: ReactNode;
}

export function Field({ label, optionalMark, hint, description, error, isLabelHidden, children }: FieldProps) {
  const isInvalid = isFilled(error);
  return (
    <>
      <span className={isLabelHidden === true ? 'o-visually-hidden' : 'o-field-head'}>
        <Label className="o-field-label">
          {label}
          {optionalMark !== undefined && <span className="o-field-optional"> {optionalMark}</span>}
        </Label>
        {hint !== undefined && <span className="o-field-hint">{hint}</span>}
      </span>
      {children}
      {isInvalid && <FieldMessage error={error} />}
      {description !== undefined && (
        <Text slot="description" className="o-field-description">
          {description}
        </Text>
      )}
    </>
  );
}

/** Whether a text is present and not empty. */
export function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
