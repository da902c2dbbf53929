/** Before an order is placed: another admin decides about it. Source: A-189. */
import { Trans } from '@lingui/react/macro';
import { Notice } from '@offrande/ui-kit/Notice';
import { useFormats } from '../../shop/formats.ts';
import { useApproval } from './use-approval.ts';

export function ApprovalNotice() {
  const { percent } = useFormats();
  const { isNeeded, from } = useApproval();
  const share = percent(from.percent);
  return (
    isNeeded && (
      <Notice tone="info" isLive>
        <Trans>
          You grant up to {share} alone. Above it another admin decides before the order can be paid, and no quotation
          is sent.
        </Trans>
      </Notice>
    )
  );
}
