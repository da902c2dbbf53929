/** The parts of the dossier as rows: the whole row is a link, unless its part waits for others. Source: S2.90, S8.41. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TabProgress, TabStatus } from '@offrande/domain/kyb';
import { selectKybRecord } from '@offrande/domain/kyb';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Tag, type TagTone } from '@offrande/ui-kit/Tag';
import type { ReactNode } from 'react';
import type { Kyb } from './use-kyb.ts';
import { hrefOfView, type KybView } from './use-kyb-place.ts';
import { useSavedAt } from './use-saved-at.ts';
import { useProgressNames, useViewNames, useViewNotes } from './use-view-names.ts';

interface OverviewRowsProps {
  readonly kyb: Kyb;
  readonly statuses: readonly TabStatus[];
}

export function OverviewRows({ kyb, statuses }: OverviewRowsProps) {
  const { t } = useLingui();
  const { snapshot, parts } = kyb;
  const names = useViewNames();
  const savedText = useSavedAt();
  const { saves } = selectKybRecord(snapshot);
  const kept = parts.store.keptTabs();
  const open = statuses.filter(({ progress }) => progress !== 'completed').map(({ tab }) => names[tab]);
  const mayGoOn = snapshot.can({ type: 'submit' });
  return (
    <ol className="kyb-rows">
      {statuses.map(({ tab, progress, after, missing }) => {
        const { savedAt } = saves[tab];
        return (
          <Row key={tab} view={tab} progress={progress} after={after.map((needed) => names[needed])} missing={missing}>
            {kept.includes(tab) && <span className="kyb-row-kept">{t`Not saved yet`}</span>}
            {savedAt !== null && <span>{savedText(savedAt)}</span>}
          </Row>
        );
      })}
      <Row view="submit" progress={mayGoOn ? 'notStarted' : 'cannotStart'} after={mayGoOn ? [] : open} missing={0} />
    </ol>
  );
}

const TONES: Readonly<Record<TabProgress, { readonly tone: TagTone; readonly icon: IconName | null }>> = {
  notStarted: { tone: 'neutral', icon: null },
  inProgress: { tone: 'info', icon: 'edit' },
  completed: { tone: 'success', icon: 'check' },
  cannotStart: { tone: 'neutral', icon: 'lock' },
  problem: { tone: 'danger', icon: 'alert' },
};

interface RowProps {
  readonly view: KybView;
  readonly progress: TabProgress;
  /** Names of the parts that it waits for. */
  readonly after: readonly string[];
  readonly missing: number;
  readonly children?: ReactNode;
}

function Row({ view, progress, after, missing, children }: RowProps) {
  const { t } = useLingui();
  const name = useViewNames()[view];
  const note = useViewNotes()[view];
  const word = useProgressNames()[progress];
  const statusId = `kyb-status-${view}`;
  const waitsFor = after.join(', ');
  return (
    <li className="kyb-row" data-progress={progress}>
      <div className="kyb-row-text">
        <h2>
          {progress === 'cannotStart' ? (
            name
          ) : (
            <Link href={hrefOfView(view)} variant="quiet" aria-describedby={statusId} className="kyb-row-link">
              {name}
            </Link>
          )}
        </h2>
        <p>{waitsFor === '' ? note : t`After: ${waitsFor}`}</p>
        {children !== undefined && <p className="kyb-row-saved">{children}</p>}
      </div>
      <div className="kyb-row-status" id={statusId}>
        <Tag {...TONES[progress]}>{word}</Tag>
        {missing > 0 && progress !== 'cannotStart' && (
          <span className="kyb-row-missing">{t`${plural(missing, { one: '# answer missing', other: '# answers missing' })}`}</span>
        )}
      </div>
      {progress !== 'cannotStart' && <Icon name="chevron-forward" className="kyb-row-go" />}
    </li>
  );
}
