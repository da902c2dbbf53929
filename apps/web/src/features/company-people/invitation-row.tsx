/** An invitation that nobody has taken up, and withdrawing it. Source: A-183. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenInvitation } from '@offrande/domain/company-people';
import { Link } from '@offrande/ui-kit/Link';
import { useFormats } from '../../shop/formats.ts';
import { useRoleNames } from '../company-join/use-role-names.ts';
import type { People } from './use-people.ts';
import { useTermsText } from './use-terms-text.ts';

interface InvitationRowProps {
  readonly invitation: OpenInvitation;
  readonly state: People;
}

export function InvitationRow({ invitation, state: { snapshot, send } }: InvitationRowProps) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const limitsText = useTermsText();
  const { minute } = useFormats();
  const { invitationId, email, role, limits, expiresAt } = invitation;
  const until = minute(expiresAt);
  return (
    <li className="people-row">
      <div className="people-row-text">
        <h3>
          <bdi className="o-ltr">{email}</bdi>
        </h3>
        <p>
          {roles[role].name} · {limitsText(limits)}
        </p>
        <p>
          <Trans>The link is valid until {until}.</Trans>
        </p>
      </div>
      <div className="people-row-acts">
        <Link
          variant="danger"
          aria-label={t`Withdraw the invitation of ${email}`}
          isDisabled={snapshot.hasTag('busy')}
          onPress={() => send({ type: 'withdraw', invitationId })}
        >
          <Trans>Withdraw</Trans>
        </Link>
      </div>
    </li>
  );
}
