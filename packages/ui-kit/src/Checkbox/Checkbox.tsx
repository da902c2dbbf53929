/**
 * A checkbox, which takes effect when its form is submitted. The whole row is the target; links inside the label stay
 * links.
 */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { classNames } from '../class-names.ts';
import { isFilled } from '../Field/index.ts';
import { FieldError } from '../FieldError/index.ts';
import { Icon } from '../Icon/index.ts';
import './Checkbox.css';

/** Properties of `Checkbox`, in addition to those of React Aria's checkbox. */
export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'render'
> {
  children: ReactNode;
  /** Second line under the label. */
  description?: ReactNode;
  /** Sentence that says what to do; marks the box as invalid. */
  error?: string | undefined;
  className?: string | undefined;
}

export function Checkbox({ children, description, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  const isInvalid = isFilled(error);
  return (
    <div className={classNames('o-checkbox', className)}>
      <AriaCheckbox
        validationBehavior="aria"
        {...rest}
        isInvalid={isInvalid}
        className="o-checkbox-row"
        {...(isInvalid ? { 'aria-describedby': errorId } : {})}
      >
        {({ isIndeterminate }) => (
          <>
            <span className="o-checkbox-box">
              <Icon name={isIndeterminate ? 'minus' : 'check'} size="sm" />
            </span>
            <span className="o-checkbox-text">
              <span>{children}</span>
              {description !== undefined && <span className="o-checkbox-description">{description}</span>}
            </span>
          </>
        )}
      </AriaCheckbox>
      {isInvalid && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
