/** One list of all that is missing or wrong before the submit: part, person, field and reason, each a link to its field. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isUnanswered, KYB_TABS, type Missing } from '@offrande/domain/dossier';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { AnswerLink } from './answer-link.tsx';
import { useAnswerNames } from './use-answer-names.ts';
import type { KybProps } from './use-kyb.ts';
import { useKybRefusalWords } from './use-kyb-refusal-text.ts';
import { useViewNames } from './use-view-names.ts';

interface MissingListProps extends KybProps {
  readonly missing: readonly Missing[];
}

/** More than this many stay folded. */
const OPEN_UP_TO = 8;

export function MissingList({ kyb, missing }: MissingListProps) {
  const { t } = useLingui();
  const names = useViewNames();
  if (missing.length === 0) return null;
  const byTab = KYB_TABS.map((tab) => ({ tab, items: missing.filter((item) => item.tab === tab) }));
  return (
    <section className="kyb-missing" aria-labelledby="kyb-missing">
      <h2 id="kyb-missing">
        <Trans>What is missing</Trans>
      </h2>
      {byTab
        .filter(({ items }) => items.length > 0)
        .map(({ tab, items }) => {
          const [name, count] = [names[tab], items.length];
          return (
            <Disclosure
              key={tab}
              isDefaultOpen={missing.length <= OPEN_UP_TO}
              title={t`${plural(count, { one: `${name}: # answer`, other: `${name}: # answers` })}`}
            >
              <MissingItems kyb={kyb} items={items} />
            </Disclosure>
          );
        })}
    </section>
  );
}

function MissingItems({ kyb, items }: KybProps & { readonly items: readonly Missing[] }) {
  const { t } = useLingui();
  const nameOf = useAnswerNames(kyb.snapshot.context.saved);
  const wordsOf = useKybRefusalWords();
  return (
    <ul className="kyb-links kyb-missing-items">
      {items.map(({ tab, path, refusal }) => {
        const { title, text } = wordsOf(refusal);
        const reason = isUnanswered(refusal) ? t`Not answered yet` : [title, text].filter(Boolean).join('. ');
        return (
          <li key={path}>
            <AnswerLink tab={tab} path={path} name={nameOf(tab, path)} reason={reason} />
          </li>
        );
      })}
    </ul>
  );
}
