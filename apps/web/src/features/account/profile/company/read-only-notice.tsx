/** Where the flag or the person's role closes the company's data: how to have them changed. Source: S6.16, A-183. */
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { useAvailable } from '../../../../page/available.ts';
import { useShop } from '../../../../shop/shop-context.tsx';

const CONTACT = '/contact';

export function ReadOnlyNotice() {
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
        <span className="o-ltr">{email}</span>, <span className="o-ltr">{phone}</span>. Where it lets your company
        change them itself, its administrators can.
      </Trans>
    </Notice>
  );
}
