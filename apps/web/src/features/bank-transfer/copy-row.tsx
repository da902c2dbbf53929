/** One value of a transfer, with a link that copies it. */
import { useLingui } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { useCopy } from '../../page/use-copy.ts';

interface CopyRowProps {
  readonly term: string;
  readonly value: string;
  /** What is copied, if not the value as it is shown. */
  readonly copied?: string;
  /** Without it there is nothing to copy. */
  readonly copyLabel?: string;
}

export function CopyRow({ term, value, copied = value, copyLabel }: CopyRowProps) {
  const { t } = useLingui();
  const { state, copy, shown } = useCopy<HTMLElement>(copied);
  const isCopied = state === 'copied';
  return (
    <div className="order-transfer-row">
      <dt>{term}</dt>
      <dd>
        <bdi ref={shown}>{value}</bdi>
        {copyLabel !== undefined && (
          <span className="o-screen-only">
            <Link
              icon={isCopied ? 'check' : 'copy'}
              aria-label={isCopied ? t`${term}: copied` : copyLabel}
              onPress={copy}
            >
              {isCopied ? t`Copied` : t`Copy`}
            </Link>
          </span>
        )}
        <output className={state === 'denied' ? 'order-transfer-denied' : 'o-visually-hidden'}>
          {isCopied && t`${term}: copied`}
          {state === 'denied' && t`This browser does not let the shop copy. The value is selected: copy it yourself.`}
        </output>
      </dd>
    </div>
  );
}
