/** Where the flag or the person's role closes the company's data: who changes them. Source: S6.16, A-183. */
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { useAvailable } from '../../../../page/available.ts';
import { useShop } from '../../../../shop/shop-context.tsx';

const CONTACT = '/contact';

interface ReadOnlyNoticeProps {
  /** Whether the person is the company's administrator, so that the flag alone closes its data. */
  readonly isAdministrator: boolean;
}

export function ReadOnlyNotice({ isAdministrator }: ReadOnlyNoticeProps) {
  if (isAdministrator) return <ClosedByShop />;
  return (
    <Notice>
      <Trans>You can read your company’s data here. To have them changed, ask its administrators.</Trans>
    </Notice>
  );
}

function ClosedByShop() {
  const { email, phone } = useShop().contact;
  const hasContact = useAvailable()(CONTACT);
  return (
    <Notice
      actions={
        hasContact && (
          <LinkButton href={CONTACT} variant="line" size="sm" icon="mail">
            <Trans>Contact us</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>
        You can read your company’s data here, not change them. To have them changed, contact the business service:{' '}
        <span className="o-ltr">{email}</span>, <span className="o-ltr">{phone}</span>.
      </Trans>
    </Notice>
  );
}
