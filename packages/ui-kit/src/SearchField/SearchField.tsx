/** Search over a list: the only field with a placeholder. Escape and the clear button empty it. */
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { classNames } from '../class-names.ts';
import '../Field/Field.css';
import { Icon } from '../Icon/index.ts';
import '../IconButton/IconButton.css';
import './SearchField.css';

/** Properties of `SearchField`; those of React Aria's search field besides. The clear button is named by React Aria. */
export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'placeholder'
> {
  /** Name of the field; hidden visually unless `isLabelShown`. */
  label: string;
  placeholder?: string | undefined;
  isLabelShown?: boolean | undefined;
  className?: string | undefined;
}

export function SearchField({ label, placeholder, isLabelShown, className, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={classNames('o-field o-search', className)}>
      <Label className={isLabelShown === true ? 'o-field-label' : 'o-visually-hidden'}>{label}</Label>
      <span className="o-control">
        <Icon name="search" />
        <Input className="o-input" {...(placeholder === undefined ? {} : { placeholder })} />
        <AriaButton className="o-icon-button o-search-clear" data-size="sm">
          <Icon name="close" size="sm" />
        </AriaButton>
      </span>
    </AriaSearchField>
  );
}
