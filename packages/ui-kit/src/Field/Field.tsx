/**
 * The frame every field shares: label above with an "optional" note, hint between label and control, then the control,
 * description below, error last. Used inside React Aria fields, which tie the parts together.
 */
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldMessage } from '../FieldError/index.ts';
import './Field.css';

/** Texts that any field takes. */
export interface FieldTexts {
  /** Always visible, above the control. */
  label: string;
  /** Word after the label of a field that may stay empty, for example "optional". */
  optionalMark?: string | undefined;
  /** What to know before typing; between label and control. */
  hint?: ReactNode;
  /** What to know afterwards; below the control. */
  description?: ReactNode;
  /** Sentence that states what to do. Its presence makes the field invalid. */
  error?: string | undefined;
  /** Hides the label visually where the place already names the field. */
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

/** True for a text that is there and not empty. */
export function isFilled(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
