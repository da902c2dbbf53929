/** Why the email of a sent registration cannot be corrected any more, and what to do instead. Source: ux row 104. */
import { Trans } from '@lingui/react/macro';
import type { CorrectionOver as Reason } from '@offrande/domain/company-review';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';

const CONTACT = '/contact';

interface CorrectionOverProps {
  readonly reason: Reason;
  readonly onRegister: () => void;
}

export function CorrectionOver({ reason, onRegister }: CorrectionOverProps) {
  switch (reason) {
    case 'confirmed':
      return (
        <Notice
          tone="danger"
          isLive
          actions={
            <Link href={CONTACT}>
              <Trans>Contact us</Trans>
            </Link>
          }
        >
          <Trans>Somebody has opened the link at this address already. If it was not you, tell us.</Trans>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice
          tone="danger"
          isLive
          actions={
            <Link onPress={onRegister}>
              <Trans>Register again</Trans>
            </Link>
          }
        >
          <Trans>This browser has no registration at this address any more.</Trans>
        </Notice>
      );
  }
}
