/** A search field with a magnifier and a clear button; Escape clears it too. A native search input. */
import { useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import '../Field/Field.css';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import './SearchField.css';

/** Properties of `SearchField`. Uncontrolled without `value`. */
export interface SearchFieldProps {
  /** Name of the field; hidden visually unless `isLabelShown`. */
  label: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
  /** Name under which a form sends the text. */
  name?: string | undefined;
  placeholder?: string | undefined;
  isLabelShown?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    clearLabel,
    defaultValue = '',
    onChange,
    name,
    placeholder,
    isLabelShown,
    isDisabled = false,
    className,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const text = props.value ?? own;
  const write = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  const clear = () => {
    write('');
    input.current?.focus();
  };
  return (
    <div className={classNames('o-field o-search', className)} data-disabled={isDisabled || undefined}>
      <label htmlFor={id} className={isLabelShown === true ? 'o-field-label' : 'o-visually-hidden'}>
        {label}
      </label>
      <span className="o-control">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          type="search"
          className="o-input"
          autoComplete="off"
          {...(name === undefined ? {} : { name })}
          placeholder={placeholder}
          disabled={isDisabled}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') write('');
          }}
        />
        {text !== '' && !isDisabled && (
          <IconButton icon="close" size="sm" label={clearLabel} onPress={clear} className="o-search-clear" />
        )}
      </span>
    </div>
  );
}
