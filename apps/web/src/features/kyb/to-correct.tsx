/** The answers of the tab that are given and wrong, each a link to its field: they have to be right before the tab is saved. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KybTab } from '@offrande/domain/dossier';
import { selectDraft } from '@offrande/domain/kyb';
import { Notice } from '@offrande/ui-kit/Notice';
import { AnswerLink } from './answer-link.tsx';
import { useAnswerNames } from './use-answer-names.ts';
import type { KybProps } from './use-kyb.ts';
import type { TabForm } from './use-tab-form.ts';

interface ToCorrectProps extends KybProps {
  readonly form: Pick<TabForm<KybTab>, 'tab' | 'errors'>;
}

export function ToCorrect({ kyb, form: { tab, errors } }: ToCorrectProps) {
  const { t } = useLingui();
  const nameOf = useAnswerNames(selectDraft(kyb.snapshot));
  const wrong = Object.entries(errors);
  const count = wrong.length;
  return (
    <div aria-live="polite" className="kyb-live">
      {count > 0 && (
        <Notice
          tone="danger"
          title={t`${plural(count, { one: '# answer to correct before this part can be saved', other: '# answers to correct before this part can be saved' })}`}
        >
          <ul className="kyb-links">
            {wrong.map(([path, { title, text }]) => (
              <li key={path}>
                <AnswerLink
                  tab={tab}
                  path={path}
                  name={nameOf(tab, path)}
                  reason={[title, text].filter(Boolean).join('. ')}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
