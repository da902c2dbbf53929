/** The drafts that a salesman has kept, the one changed last first: to be continued, or deleted. Source: S4.118 to S4.120, A-176, A-189, picture 19b. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DraftSummary } from '@offrande/domain/salesman-draft';
import { Button } from '@offrande/ui-kit/Button';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { useState } from 'react';
import { Question } from '../../page/dialogs.tsx';
import { useFormats } from '../../shop/formats.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

export function OwnDrafts() {
  const { t } = useLingui();
  const { drafts, hasFailed, retry, fault, ...acts } = useOwnDrafts();
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (drafts === null || drafts.length === 0) return null;
  return (
    <Panel title={t`Your drafts`} className="own-drafts">
      {fault && (
        <Notice tone="danger" isLive>
          <Trans>That did not work. Look at the list again.</Trans>
        </Notice>
      )}
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.draftId} draft={draft} {...acts} />
        ))}
      </ul>
    </Panel>
  );
}

interface DraftRowProps extends Pick<ReturnType<typeof useOwnDrafts>, 'openedId' | 'open' | 'remove'> {
  readonly draft: DraftSummary;
}

function DraftRow({ draft, openedId, open, remove }: DraftRowProps) {
  const { t } = useLingui();
  const { money, minute } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { draftId, customer, cards, total, updatedAt } = draft;
  const { name } = customer;
  return (
    <li>
      <p className="own-draft-who">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          <Plural value={cards} one="# card" other="# cards" /> · {minute(Date.parse(updatedAt))}
        </span>
      </p>
      <strong className="own-draft-total">{money(total)}</strong>
      <Button
        variant="line"
        size="sm"
        aria-label={t`Continue the draft for ${name}`}
        isLoading={openedId === draftId}
        onPress={() => open(draft)}
      >
        <Trans>Continue</Trans>
      </Button>
      <IconButton icon="trash" label={t`Delete the draft for ${name}`} onPress={() => setAsking(true)} />
      <Question
        isOpen={isAsking}
        title={t`Delete this draft?`}
        go={{
          label: t`Delete the draft`,
          variant: 'danger',
          onPress: () => {
            setAsking(false);
            remove(draft);
          },
        }}
        stay={{ label: t`Stay`, onPress: () => setAsking(false) }}
      >
        <p>
          <Trans>Its cards and their terms cannot be brought back.</Trans>
        </p>
      </Question>
    </li>
  );
}
