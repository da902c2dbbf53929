/** The form of a section: its fields, why it could not be saved, Save and Cancel. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import type { ReactNode } from 'react';
import { Form } from '../../../form/form.tsx';
import { EditFailure } from '../edit-failure.tsx';
import type { Profile } from '../use-profile.ts';
import type { SectionEntry } from './use-section-entry.ts';

interface SectionFormProps {
  readonly profile: Profile;
  readonly form: Pick<SectionEntry<object>, 'submit' | 'attempt' | 'refused'>;
  readonly children: ReactNode;
}

export function SectionForm({ profile, form, children }: SectionFormProps) {
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.refused.length > 0}>
      {children}
      <EditFailure profile={profile} />
      <div className="form-acts">
        <Button type="submit" isLoading={profile.snapshot.hasTag('busy')}>
          <Trans>Save</Trans>
        </Button>
        <Button
          variant="ghost"
          isDisabled={!profile.snapshot.can({ type: 'cancel' })}
          onPress={() => profile.send({ type: 'cancel' })}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
}
