/** The shares of capital and votes that are declared so far, as they are typed. Source. */
import { useLingui } from '@lingui/react/macro';
import { readPercent, WHOLE_PERCENT } from '@offrande/domain/dossier-field';
import { formatPercent } from '@offrande/domain/locale';
import { sharesDeclared } from '@offrande/domain/stakeholder';
import { FieldError } from '@offrande/ui-kit/FieldError';
import { Meter } from '@offrande/ui-kit/Meter';
import { useNumberStyle } from '../../page/number-style.ts';
import type { TabForm } from './use-tab-form.ts';

interface SharesDeclaredProps {
  readonly form: TabForm<'shareholders'>;
}

export function SharesDeclared({ form }: SharesDeclaredProps) {
  const { t } = useLingui();
  const { holders } = form.entry;
  const declared = sharesDeclared(holders);
  const partsOf = (share: 'capitalPercent' | 'votesPercent'): readonly number[] =>
    holders.map((holder) => (readPercent(holder[share])?.toNumber() ?? 0) / WHOLE_PERCENT);
  return (
    <div className="kyb-shares">
      <Sum
        form={form}
        name="capital"
        label={t`Capital declared`}
        total={declared.capital}
        parts={partsOf('capitalPercent')}
      />
      <Sum form={form} name="votes" label={t`Votes declared`} total={declared.votes} parts={partsOf('votesPercent')} />
    </div>
  );
}

interface SumProps {
  readonly form: TabForm<'shareholders'>;
  readonly name: 'capital' | 'votes';
  readonly label: string;
  readonly total: ReturnType<typeof sharesDeclared>['capital'];
  readonly parts: readonly number[];
}

function Sum({ form, name, label, total, parts }: SumProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const error = form.errorOf(name);
  const [sum, whole] = [formatPercent(total.toFixed(), style), formatPercent(String(WHOLE_PERCENT), style)];
  return (
    <div id={form.idOf(name)} tabIndex={-1} className="kyb-sum">
      <Meter
        label={label}
        share={total.toNumber() / WHOLE_PERCENT}
        parts={parts}
        valueText={t`${sum} of ${whole}`}
        tone={error === undefined ? 'accent' : 'danger'}
      />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
