/** What the staff ask for again, each with the reason and a link to its field. Source. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KybTab } from '@offrande/domain/dossier';
import { selectDraft, selectKybRecord } from '@offrande/domain/kyb';
import { Notice } from '@offrande/ui-kit/Notice';
import { Tag } from '@offrande/ui-kit/Tag';
import { AnswerLink } from './answer-link.tsx';
import { useAnswerNames } from './use-answer-names.ts';
import type { KybProps } from './use-kyb.ts';

interface AskedAgainProps extends KybProps {
  /** Only what is asked of this tab; null for all. */
  readonly tab: KybTab | null;
}

export function AskedAgain({ kyb: { snapshot }, tab }: AskedAgainProps) {
  const { t } = useLingui();
  const nameOf = useAnswerNames(selectDraft(snapshot));
  const { asked, state } = selectKybRecord(snapshot);
  const shown = asked.filter((item) => tab === null || item.tab === tab);
  const count = shown.length;
  if (state !== 'askedAgain') return null;
  if (count === 0)
    return (
      <Notice tone="info">
        <Trans>Nothing in this part is asked for again. It can be read, not changed.</Trans>
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={t`${plural(count, { one: 'We ask for # answer again', other: 'We ask for # answers again' })}`}
    >
      <ul className="kyb-links">
        {shown.map((item) => (
          <li key={`${item.tab} ${item.path}`}>
            <AnswerLink tab={item.tab} path={item.path} name={nameOf(item.tab, item.path)} reason={item.reason} />
            {item.isAnswered && <Tag tone="success">{t`Changed`}</Tag>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
