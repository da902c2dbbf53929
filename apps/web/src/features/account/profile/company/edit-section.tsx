/** A section of a company's profile: read, then changed by itself; once saved it says so. Source: S4.55 to S4.58. */
import { Trans } from '@lingui/react/macro';
import { type ProfileSection, selectOpenSection } from '@offrande/domain/profile';
import { Button } from '@offrande/ui-kit/Button';
import { Panel } from '@offrande/ui-kit/Panel';
import type { ReactNode } from 'react';
import { ChangedNotice } from '../changed-notice.tsx';
import type { Profile } from '../use-profile.ts';
import { useSectionFocus } from './use-section-focus.ts';

interface EditSectionProps {
  readonly profile: Profile;
  readonly section: ProfileSection;
  readonly title: string;
  /** Names the button that opens the form. */
  readonly editLabel: string;
  readonly shown: ReactNode;
  readonly form: ReactNode;
}

export function EditSection({ profile, section, title, editLabel, shown, form }: EditSectionProps) {
  const { snapshot, send, changed } = profile;
  const isOpen = selectOpenSection(snapshot) === section;
  const place = useSectionFocus(isOpen);
  const edit = { type: 'edit', section } as const;
  return (
    <div ref={place}>
      <Panel
        title={title}
        actions={
          snapshot.can(edit) && (
            <Button variant="line" size="sm" icon="edit" aria-label={editLabel} onPress={() => send(edit)}>
              <Trans>Edit</Trans>
            </Button>
          )
        }
      >
        <div className="profile-stack">
          {changed === section && <ChangedNotice profile={profile} />}
          {isOpen ? form : shown}
        </div>
      </Panel>
    </div>
  );
}
