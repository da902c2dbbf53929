/** Newsletter consent, saved at once. It can always be withdrawn. Source: S3.85, S4.58. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type Member, selectOpenSection } from '@offrande/domain/profile';
import { Panel } from '@offrande/ui-kit/Panel';
import { Switch } from '@offrande/ui-kit/Switch';
import { EditFailure } from './edit-failure.tsx';
import type { Profile } from './use-profile.ts';

interface NewsletterSectionProps {
  readonly profile: Profile;
  readonly member: Member;
}

export function NewsletterSection({ profile, member: { isSubscribed } }: NewsletterSectionProps) {
  const { t } = useLingui();
  const { snapshot, send } = profile;
  const isOpen = selectOpenSection(snapshot) === 'newsletter';
  const choose = (chosen: boolean) => {
    send({ type: 'edit', section: 'newsletter' });
    send({ type: 'save', edit: { section: 'newsletter', entry: { isSubscribed: chosen } } });
  };
  return (
    <Panel title={t`Newsletter`}>
      <div className="profile-stack">
        <Switch
          isSelected={isSubscribed}
          onChange={choose}
          isDisabled={!isOpen && !snapshot.can({ type: 'edit', section: 'newsletter' })}
        >
          <Trans>Offers and news by email, at most twice a month</Trans>
        </Switch>
        {isOpen && <EditFailure profile={profile} />}
      </div>
    </Panel>
  );
}
