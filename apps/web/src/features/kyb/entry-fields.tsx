/** Fields that the tabs of a dossier share: dates, shares, codes, countries, choices. Each is bound to one answer. */
import { useLingui } from '@lingui/react/macro';
import type { KybCodeField } from '@offrande/domain/dossier-field';
import { RadioList, type RadioListOption } from '@offrande/ui-kit/RadioList';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import type { ReactNode } from 'react';
import { DayField } from '../form/day-field.tsx';
import { field } from '../form/field.ts';
import { useDossierTools } from './dossier-context.tsx';
import { useKybRefusalWords } from './use-kyb-refusal-text.ts';
import type { PartForm } from './use-tab-form.ts';

/** The names of the answers of one type. */
type NamesOf<Entry, Value> = { [Name in keyof Entry & string]: Entry[Name] extends Value ? Name : never }[keyof Entry &
  string];

interface TextsOfField {
  readonly label: string;
  readonly description?: ReactNode;
}

interface TextProps<Entry> extends TextsOfField {
  readonly form: PartForm<Entry>;
  readonly name: NamesOf<Entry, string>;
}

/** A text answer of a part. */
const textOf = <Entry extends object>({ form, name }: Pick<TextProps<Entry>, 'form' | 'name'>) => {
  const bound = field(form, name);
  const value: unknown = bound.value;
  return {
    ...bound,
    value: typeof value === 'string' ? value : '',
    onChange: (text: string) => setText(form, name, text),
  };
};

const setText = <Entry extends object>(form: PartForm<Entry>, name: keyof Entry & string, text: string): void =>
  form.update((entry) => ({ ...entry, [name]: text }));

/** A heading stands above its sentence. */
const linesOf = (title: string | undefined, error: string | undefined): string | undefined =>
  title === undefined ? error : `${title}\n${error ?? ''}`;

export function DayEntry<Entry extends object>({ form, name, label, description }: TextProps<Entry>) {
  const { error, ...bound } = textOf({ form, name });
  return (
    <DayField
      {...bound}
      label={label}
      description={description}
      malformedError={useKybRefusalWords()({ _tag: 'InvalidDate' }).text}
      error={linesOf(form.titleOf(name), error)}
    />
  );
}

export function ShareEntry<Entry extends object>({ form, name, label, description }: TextProps<Entry>) {
  return (
    <TextField
      {...textOf({ form, name })}
      label={label}
      description={description}
      inputMode="decimal"
      isLtr
      autoComplete="off"
      trailing={<span className="o-control-end">%</span>}
    />
  );
}

interface CodeProps<Entry> extends TextProps<Entry> {
  readonly list: KybCodeField;
}

/** Chosen from the unit's list, or written where it has none. */
export function CodeEntry<Entry extends object>({ form, name, label, list }: CodeProps<Entry>) {
  const { t } = useLingui();
  const codes = useDossierTools().parts.codes[list];
  const bound = textOf({ form, name });
  return codes.length === 0 ? (
    <TextField {...bound} label={label} autoComplete="off" />
  ) : (
    <SelectField
      {...bound}
      label={label}
      placeholder={t`Choose`}
      options={codes.map(({ code, name: title }) => ({ value: code, label: title }))}
    />
  );
}

interface CountryProps<Entry> extends TextProps<Entry> {
  /** The only countries to choose from; null for all. */
  readonly served?: readonly string[] | null;
  readonly autoComplete?: string;
}

export function CountryEntry<Entry extends object>(props: CountryProps<Entry>) {
  const { t } = useLingui();
  const { form, name, label, served = null, autoComplete = 'off' } = props;
  const { countries } = useDossierTools();
  return (
    <SelectField
      {...textOf({ form, name })}
      label={label}
      placeholder={t`Choose a country`}
      autoComplete={autoComplete}
      options={served === null ? countries : countries.filter(({ value }) => served.includes(value))}
    />
  );
}

interface ChoiceEntryProps<Value extends string> extends TextsOfField {
  readonly form: Pick<PartForm<object>, 'idOf' | 'errorOf' | 'isReadOnly'>;
  readonly name: string;
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly options: readonly RadioListOption<Value>[];
  readonly layout?: 'rows' | 'inline';
}

export function ChoiceEntry<Value extends string>(props: ChoiceEntryProps<Value>) {
  const { form, name, value, onChoose, options, label, description, layout = 'inline' } = props;
  return (
    <RadioList
      id={form.idOf(name)}
      label={label}
      description={description}
      layout={layout}
      options={options}
      value={value}
      onChange={onChoose}
      error={form.errorOf(name)}
      isReadOnly={form.isReadOnly(name)}
    />
  );
}
