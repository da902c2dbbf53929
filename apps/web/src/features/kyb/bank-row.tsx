/** One detail of the transfer, copied with one press. Where the browser does not let the shop copy, it is selected. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { useCopy } from '../../page/use-copy.ts';

interface BankRowProps {
  readonly term: string;
  readonly value: string;
  /** What is copied, if not the value as it is shown. */
  readonly copied?: string;
}

export function BankRow({ term, value, copied = value }: BankRowProps) {
  const { t } = useLingui();
  const { state, copy, shown } = useCopy<HTMLElement>(copied);
  const isCopied = state === 'copied';
  return (
    <div className="kyb-bank-row">
      <dt>{term}</dt>
      <dd>
        <bdi ref={shown}>{value}</bdi>
        <Button
          variant="line"
          size="sm"
          icon={isCopied ? 'check' : 'copy'}
          aria-label={isCopied ? t`Copied: ${term}` : t`Copy: ${term}`}
          onPress={copy}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <output className={state === 'denied' ? 'kyb-bank-denied' : 'o-visually-hidden'}>
          {isCopied && t`Copied: ${term}`}
          {state === 'denied' && t`This browser does not let the page copy. The value is selected: copy it yourself.`}
        </output>
      </dd>
    </div>
  );
}
