/** Saving a tab: the button, when it was last saved, what is not saved yet, and the part after it. Source: S4.74. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import { selectIsEdited, selectKybFailure, selectKybRecord } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { FailureNotice } from '../auth/failure-notice.tsx';
import type { KybProps } from './use-kyb.ts';
import { hrefOfView, KYB_VIEWS } from './use-kyb-place.ts';
import { useSavedAt } from './use-saved-at.ts';
import { useViewNames } from './use-view-names.ts';

interface SaveBarProps extends KybProps {
  readonly tab: KybTab;
}

export function SaveBar({ kyb, tab }: SaveBarProps) {
  const { t } = useLingui();
  const { snapshot } = kyb;
  const isSaving = snapshot.matches('saving') || snapshot.matches('comparing');
  const next = KYB_VIEWS[KYB_VIEWS.indexOf(tab) + 1] ?? null;
  const names = useViewNames();
  const nextName = next === null ? '' : names[next];
  useKeptFocus(snapshot.value, () => document.getElementById('kyb-saved'));
  return (
    <div className="kyb-save">
      <FailureNotice failure={selectKybFailure(snapshot)} />
      <div className="form-acts">
        <Button type="submit" size="lg" isLoading={isSaving} isDisabled={!isSaving && !snapshot.can({ type: 'save' })}>
          <Trans>Save</Trans>
        </Button>
        {selectIsEdited(snapshot) ? (
          <Discard kyb={kyb} tab={tab} />
        ) : (
          <LinkButton href={hrefOfView(next)} variant="line" size="lg" iconEnd="chevron-forward">
            {t`Next: ${nextName}`}
          </LinkButton>
        )}
        <Saved kyb={kyb} tab={tab} />
      </div>
    </div>
  );
}

function Saved({ kyb: { snapshot }, tab }: SaveBarProps) {
  const { savedAt } = selectKybRecord(snapshot).saves[tab];
  const savedText = useSavedAt();
  return (
    <p id="kyb-saved" role="status" tabIndex={-1} className="kyb-saved">
      {selectIsEdited(snapshot) ? (
        <Trans>Not saved yet. What you typed is kept in this tab.</Trans>
      ) : (
        savedAt !== null && savedText(savedAt)
      )}
    </p>
  );
}

function Discard({ kyb: { actor, parts }, tab }: SaveBarProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const discard = (): void => {
    setAsked(false);
    parts.store.forgetAnswers(tab);
    actor.send({ type: 'discard' });
  };
  return (
    <>
      <Link variant="danger" onPress={() => setAsked(true)}>
        <Trans>Undo the changes</Trans>
      </Link>
      <Question
        isOpen={isAsked}
        title={t`Undo the changes?`}
        go={{ label: t`Undo the changes`, variant: 'danger', onPress: discard }}
        stay={{ label: t`Keep what I typed`, onPress: () => setAsked(false) }}
      >
        <Trans>This part is shown again as it was last saved.</Trans>
      </Question>
    </>
  );
}
