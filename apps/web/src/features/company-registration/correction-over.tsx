/** Why the email of a sent registration cannot be corrected any more, and what to do instead. Source: ux row 104. */
import { Trans } from '@lingui/react/macro';
import type { CorrectionOver as Reason } from '@offrande/domain/company-review';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import type { ReactNode } from 'react';
import { useAvailable } from '../../page/available.ts';

const CONTACT = '/contact';

interface CorrectionOverProps {
  readonly reason: Reason;
  readonly onRegister: () => void;
}

export function CorrectionOver({ reason, onRegister }: CorrectionOverProps) {
  const hasContact = useAvailable()(CONTACT);
  const texts: Readonly<Record<Reason, ReactNode>> = {
    confirmed: <Trans>Somebody has opened the link at this address already. If it was not you, tell us.</Trans>,
    unknown: <Trans>This browser has no registration at this address any more.</Trans>,
  };
  const ways: Readonly<Record<Reason, ReactNode>> = {
    confirmed: hasContact && (
      <Link href={CONTACT}>
        <Trans>Contact us</Trans>
      </Link>
    ),
    unknown: (
      <Link onPress={onRegister}>
        <Trans>Register again</Trans>
      </Link>
    ),
  };
  return (
    <Notice tone="danger" isLive actions={ways[reason]}>
      {texts[reason]}
    </Notice>
  );
}
