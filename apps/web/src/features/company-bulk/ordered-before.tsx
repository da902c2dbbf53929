/** That the same rows were ordered before: when, and as which order. Source: UX 137, A-141, A-186. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { FileOrder } from '@offrande/domain/previous-file';
import { Link } from '@offrande/ui-kit/Link';
import { Question } from '../../page/dialogs.tsx';
import { useFormats } from '../../shop/formats.ts';
import './previous-files.css';
import type { Agreement } from './use-agreement.ts';

export function OrderedBefore({ order: { orderNo, orderedAt } }: { readonly order: FileOrder }) {
  const date = useFormats().day(orderedAt);
  return (
    <Trans>
      The same lines were ordered on {date} as order{' '}
      <Link href={`/order/${encodeURIComponent(orderNo)}`}>
        <span className="o-ltr previous-order-no">{orderNo}</span>
      </Link>
      .
    </Trans>
  );
}

/** Asked before the cards of the file go into the cart. */
export function OrderedAgainQuestion({ agreement: { asked, agree, decline } }: { readonly agreement: Agreement }) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={asked !== null}
      title={t`Order these cards again?`}
      go={{ label: t`Put them into the cart`, onPress: agree }}
      stay={{ label: t`Leave them out`, onPress: decline }}
    >
      {asked !== null && (
        <p>
          <OrderedBefore order={asked} />
        </p>
      )}
    </Question>
  );
}
