/** Fields that the tabs of a dossier share: dates, shares, codes, countries, choices. Each is bound to one answer. */
import { useLingui } from '@lingui/react/macro';
import type { KybCodeField } from '@offrande/domain/dossier-field';
import { RadioList, type RadioListOption } from '@offrande/ui-kit/RadioList';
import { SelectField } from '@offrande/ui-kit/SelectField';
import { TextField } from '@offrande/ui-kit/TextField';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
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

// Each is drawn anew only for its own changes: a key that is pressed in one field leaves the others of a long form as they are.
const Text = memo(TextField);
const Selection = memo(SelectField<string>);
const Day = memo(DayField);

/** A text answer of a part. */
const useText = <Entry extends object>({ form, name }: Pick<TextProps<Entry>, 'form' | 'name'>) => {
  const { update } = form;
  const onChange = useCallback((text: string) => update((entry) => ({ ...entry, [name]: text })), [update, name]);
  const bound = field(form, name);
  const value: unknown = bound.value;
  return { ...bound, value: typeof value === 'string' ? value : '', onChange };
};

interface LineProps<Entry> extends TextProps<Entry> {
  readonly inputMode?: 'decimal';
  readonly isLtr?: boolean;
  readonly spellCheck?: 'false';
  readonly trailing?: ReactNode;
}

/** A line of text that browsers do not fill in, for it is about somebody else. */
export function LineEntry<Entry extends object>({ form, name, ...rest }: LineProps<Entry>) {
  return <Text {...useText({ form, name })} {...rest} autoComplete="off" />;
}

/** A heading stands above its sentence. */
const linesOf = (title: string | undefined, error: string | undefined): string | undefined =>
  title === undefined ? error : `${title}\n${error ?? ''}`;

export function DayEntry<Entry extends object>({ form, name, label, description }: TextProps<Entry>) {
  const { error, ...bound } = useText({ form, name });
  return (
    <Day
      {...bound}
      label={label}
      description={description}
      malformedError={useKybRefusalWords()({ _tag: 'InvalidDate' }).text}
      error={linesOf(form.titleOf(name), error)}
    />
  );
}

const PERCENT = <span className="o-control-end">%</span>;

export function ShareEntry<Entry extends object>(props: TextProps<Entry>) {
  return <LineEntry {...props} inputMode="decimal" isLtr trailing={PERCENT} />;
}

interface CodeProps<Entry> extends TextProps<Entry> {
  readonly list: KybCodeField;
}

/** Chosen from the unit's list, or written where it has none. */
export function CodeEntry<Entry extends object>({ form, name, label, list }: CodeProps<Entry>) {
  const { t } = useLingui();
  const codes = useDossierTools().parts.codes[list];
  const bound = useText({ form, name });
  const options = useMemo(() => codes.map(({ code, name: title }) => ({ value: code, label: title })), [codes]);
  return codes.length === 0 ? (
    <Text {...bound} label={label} autoComplete="off" />
  ) : (
    <Selection {...bound} label={label} placeholder={t`Choose`} options={options} />
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
  const options = useMemo(
    () => (served === null ? countries : countries.filter(({ value }) => served.includes(value))),
    [served, countries],
  );
  return (
    <Selection
      {...useText({ form, name })}
      label={label}
      placeholder={t`Choose a country`}
      autoComplete={autoComplete}
      options={options}
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
