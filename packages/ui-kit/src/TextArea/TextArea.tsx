/** A multi-line text field. The count is below at the end; it informs and never blocks typing. */
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { Field, isFilled } from '../Field/index.ts';
import type { FieldTexts } from '../Field/index.ts';
import './TextArea.css';

/** Properties of `TextArea`, in addition to those of React Aria's text field. */
export interface TextAreaProps
  extends FieldTexts, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'type'> {
  /** Id of the text area itself, the target of an error summary's link. */
  inputId?: string | undefined;
  /** `giver` uses the font of the giver's texts. Default `shop`. */
  voice?: 'shop' | 'giver' | undefined;
  /** Visible lines, default 3. */
  rows?: number | undefined;
  /** Short count, for example "412 left". */
  count?: string | undefined;
  className?: string | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { label, optionalMark, hint, description, error, isLabelHidden, ...others } = props;
  const { inputId, voice = 'shop', rows = 3, count, className, ...rest } = others;
  return (
    <AriaTextField
      validationBehavior="aria"
      // What is written in several lines is no fact that a browser knows.
      autoComplete="off"
      {...rest}
      isInvalid={isFilled(error)}
      className={classNames('o-field', className)}
      data-voice={voice}
    >
      <Field {...{ label, optionalMark, hint, description, error, isLabelHidden }}>
        <span className="o-control o-textarea">
          <AriaTextArea
            className="o-input"
            rows={rows}
            {...(inputId === undefined ? {} : { id: inputId })}
            {...(voice === 'giver' ? { dir: 'auto' } : {})}
          />
          {count !== undefined && <span className="o-control-end">{count}</span>}
        </span>
      </Field>
    </AriaTextField>
  );
}
