/** Somebody else saved the tab meanwhile: what differs, theirs and yours, and whose answers stay. Source: S4.74. */
import { Trans, useLingui } from '@lingui/react/macro';
import { answersByPath, type Dossier, type KybTab } from '@offrande/domain/dossier';
import { selectDraft, selectKybNotice } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useAnswerNames } from './use-answer-names.ts';
import { useAnswerTexts } from './use-answer-texts.ts';
import type { KybProps } from './use-kyb.ts';

interface TabNoticeProps extends KybProps {
  readonly tab: KybTab;
}

export function TabNotice({ kyb, tab }: TabNoticeProps) {
  const { t } = useLingui();
  const { snapshot, actor, parts } = kyb;
  const notice = selectKybNotice(snapshot);
  if (notice?._tag !== 'TabChanged') return null;
  const takeTheirs = (): void => {
    parts.store.forgetAnswers(tab);
    actor.send({ type: 'discard' });
  };
  return (
    <Notice
      tone="warning"
      title={t`Somebody else saved this part while you were filling it in`}
      isLive
      actions={
        <>
          <Button size="sm" isDisabled={!snapshot.can({ type: 'save' })} onPress={() => actor.send({ type: 'save' })}>
            <Trans>Keep my answers and save</Trans>
          </Button>
          <Button size="sm" variant="line" onPress={takeTheirs}>
            <Trans>Take their answers</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>These answers differ. Nothing of yours is lost yet.</Trans>
      </p>
      <Differences kyb={kyb} tab={tab} paths={notice.paths} />
    </Notice>
  );
}

/** A person whom only one of the two has is named too. */
const withPeopleOf = (draft: Dossier, saved: Dossier): Dossier => ({
  ...draft,
  representatives: { people: joined(draft.representatives.people, saved.representatives.people) },
  shareholders: { ...draft.shareholders, holders: joined(draft.shareholders.holders, saved.shareholders.holders) },
});

const joined = <Person extends { readonly id: string }>(
  mine: readonly Person[],
  theirs: readonly Person[],
): readonly Person[] => [...mine, ...theirs.filter(({ id }) => !mine.some((person) => person.id === id))];

function Differences({ kyb, tab, paths }: TabNoticeProps & { readonly paths: readonly string[] }) {
  const { t } = useLingui();
  const draft = selectDraft(kyb.snapshot);
  const { saved } = kyb.snapshot.context;
  const nameOf = useAnswerNames(withPeopleOf(draft, saved));
  const textOf = useAnswerTexts();
  const [theirs, mine] = [answersByPath(saved, tab), answersByPath(draft, tab)];
  const shown = (answers: ReadonlyMap<string, unknown>, path: string): string =>
    textOf(path, answers.get(path)) || t`no answer`;
  return (
    <ul className="kyb-differences">
      {paths.map((path) => {
        const { owner, field } = nameOf(tab, path);
        const [theirAnswer, myAnswer] = [shown(theirs, path), shown(mine, path)];
        return (
          <li key={path}>
            <strong>{owner === '' ? field : t`${owner}, ${field}`}</strong>
            <span>
              <Trans>
                Theirs: <bdi>{theirAnswer}</bdi>
              </Trans>
            </span>
            <span>
              <Trans>
                Yours: <bdi>{myAnswer}</bdi>
              </Trans>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
