/** The frame of every radio group: React Aria's group with label, hint, error and description around the choices. */
import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { Field, isFilled } from '../Field/index.ts';
import type { FieldTexts } from '../Field/index.ts';
import './Choice.css';

/** What every single choice takes: texts, value and change, name, disabled. */
export interface ChoiceProps
  extends
    FieldTexts,
    Omit<
      RadioGroupProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'value' | 'onChange' | 'defaultValue' | 'render'
    > {
  /** Value chosen, or null for none yet. */
  value: string | null;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** Properties of `ChoiceGroup`. */
export interface ChoiceGroupProps extends ChoiceProps {
  children: ReactNode;
}

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, optionalMark, hint, description, error, isLabelHidden, className, children, ...rest } = props;
  return (
    <RadioGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={isFilled(error)}
      className={classNames('o-field o-choice', className)}
    >
      <Field {...{ label, optionalMark, hint, description, error, isLabelHidden }}>{children}</Field>
    </RadioGroup>
  );
}
