/** A section that shows what the account has, and changes it in a form of its own. */
import { Trans } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { type ReactNode, useState } from 'react';
import { useKeptEntry } from '../../form/use-kept-entry.ts';

interface ChangeSectionProps {
  readonly title: string;
  /** Names the button that opens the form. */
  readonly changeLabel: string;
  /** Whether it is open survives a change of language under this name. */
  readonly keptAs: string;
  readonly shown: ReactNode;
  /** Said once it was changed. */
  readonly changed: ReactNode;
  readonly onChanged: () => void;
  readonly renderForm: (onChanged: () => void, onCancel: () => void) => ReactNode;
}

export function ChangeSection({
  title,
  changeLabel,
  keptAs,
  shown,
  changed,
  onChanged,
  renderForm,
}: ChangeSectionProps) {
  const [state, setState] = useState<'shown' | 'open' | 'changed'>('shown');
  useKeptEntry(keptAs, { state }, (next) => setState((before) => next({ state: before }).state));
  const change = () => {
    setState('changed');
    onChanged();
  };
  return (
    <Panel
      title={title}
      actions={
        state !== 'open' && (
          <Button variant="line" size="sm" icon="edit" aria-label={changeLabel} onPress={() => setState('open')}>
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      {state === 'open' ? (
        renderForm(change, () => setState('shown'))
      ) : (
        <div className="profile-stack">
          {shown}
          {state === 'changed' && (
            <Notice tone="success" isLive>
              {changed}
            </Notice>
          )}
        </div>
      )}
    </Panel>
  );
}
