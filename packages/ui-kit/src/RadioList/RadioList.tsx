/**
 * A list of options to choose one from: the whole row is the target. A row has an icon or a picture, a title, a description and a
 * price; the selected row may show more content below it; a disabled row states the reason. `layout="inline"` puts
 * short answers side by side without a frame.
 */
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { ChoiceGroup } from '../Choice/index.ts';
import type { ChoiceProps } from '../Choice/index.ts';
import { Icon } from '../Icon/index.ts';
import type { IconName } from '../Icon/index.ts';
import './RadioList.css';

/** One row. */
export interface RadioListOption<Value extends string = string> {
  value: Value;
  title: string;
  description?: ReactNode;
  /** Price or short note at the end of the row; the reason if the row is disabled. */
  price?: ReactNode;
  icon?: IconName | undefined;
  /** Art of a card's proportions at the start of the row: `<img src alt="">`. */
  picture?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Shown below the row while it is selected. */
  content?: ReactNode;
}

/** Properties of `RadioList`. */
export interface RadioListProps<Value extends string = string> extends ChoiceProps<Value> {
  options: readonly RadioListOption<Value>[];
  /** `rows` in one frame (default) or `inline`. */
  layout?: 'rows' | 'inline' | undefined;
}

export function RadioList<Value extends string>({ options, layout = 'rows', value, ...rest }: RadioListProps<Value>) {
  return (
    <ChoiceGroup {...rest} answers={options} value={value}>
      <div className={classNames(layout === 'rows' ? 'o-radio-rows' : 'o-radio-inline')}>
        {options.map((option) => (
          <div className="o-radio-item" key={option.value} data-chosen={option.value === value || undefined}>
            <Row {...option} />
            {option.content !== undefined && option.value === value && (
              <div className="o-radio-content">{option.content}</div>
            )}
          </div>
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Row({ value, title, description, price, icon, picture, isDisabled = false }: RadioListOption) {
  return (
    <Radio value={value} isDisabled={isDisabled} className="o-radio-row">
      <span className="o-radio-mark" />
      {icon !== undefined && <Icon name={icon} />}
      {picture !== undefined && <span className="o-radio-picture">{picture}</span>}
      <span className="o-radio-text">
        <span className="o-radio-title">{title}</span>
        {description !== undefined && <span className="o-radio-description">{description}</span>}
      </span>
      {price !== undefined && <span className="o-radio-price">{price}</span>}
    </Radio>
  );
}
