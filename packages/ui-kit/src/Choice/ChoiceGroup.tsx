/** The frame of every radio group: React Aria's group with label, hint, error and description around the options. */
import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { Field, isFilled } from '../Field/index.ts';
import type { FieldTexts } from '../Field/index.ts';
import './Choice.css';

/** The props of every single choice: texts, value and change, name, disabled. `Value` is the type of its answers. */
export interface ChoiceProps<Value extends string = string>
  extends
    FieldTexts,
    Omit<
      RadioGroupProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'value' | 'onChange' | 'defaultValue' | 'render'
    > {
  /** The selected value, or null if none is selected yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** Properties of `ChoiceGroup`. */
export interface ChoiceGroupProps<Value extends string> extends ChoiceProps<Value> {
  /** The answers to choose from. */
  answers: readonly { readonly value: Value }[];
  children: ReactNode;
}

/** Calls `onChange` with the option of this value; unknown values are ignored. */
const forwardChoice =
  <Value extends string>(answers: readonly { readonly value: Value }[], onChange: (value: Value) => void) =>
  (name: string): void => {
    const answer = answers.find(({ value }) => value === name);
    if (answer !== undefined) onChange(answer.value);
  };

export function ChoiceGroup<Value extends string>({ answers, onChange, ...props }: ChoiceGroupProps<Value>) {
  const { label, optionalMark, hint, description, error, isLabelHidden, className, children, ...rest } = props;
  return (
    <RadioGroup
      validationBehavior="aria"
      {...rest}
      onChange={forwardChoice(answers, onChange)}
      isInvalid={isFilled(error)}
      className={classNames('o-field o-choice', className)}
    >
      <Field {...{ label, optionalMark, hint, description, error, isLabelHidden }}>{children}</Field>
    </RadioGroup>
  );
}
