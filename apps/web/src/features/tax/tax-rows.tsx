/** The tax that a sum contains, part by part and rate by rate. Source: A-06. */
import { useLingui } from '@lingui/react/macro';
import type { TaxRow } from '@offrande/domain/pricing';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useFormats } from '../../shop/formats.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import './tax-rows.css';

interface TaxRowsProps {
  readonly rows: readonly Pick<TaxRow, 'part' | 'rate' | 'tax'>[];
}

export function TaxRows({ rows }: TaxRowsProps) {
  const { answer, hasFailed, retry } = useAddedTexts('tax');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer === null ? <Skeleton shape="text" /> : <Rows rows={rows} />;
}

function Rows({ rows }: TaxRowsProps) {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const parts: Readonly<Record<TaxRow['part'], string>> = {
    goods: t`Cards`,
    extra: t`Extra products`,
    cardMade: t`Card-made fees`,
    letter: t`Shipping`,
  };
  return (
    <DefinitionList
      className="tax-rows"
      definitions={rows.map(({ part, rate, tax }) => ({
        id: `${part} ${rate.percent}`,
        term: t`Tax on ${parts[part]}, ${percent(rate.percent)}`,
        value: money(tax),
      }))}
    />
  );
}
