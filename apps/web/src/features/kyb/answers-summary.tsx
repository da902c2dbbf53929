/** The answers of a dossier to read, part by part. */
import { Trans, useLingui } from '@lingui/react/macro';
import { answersByPath, type Dossier, type KybTab } from '@offrande/domain/dossier';
import { type Definition, DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Disclosure } from '@offrande/ui-kit/Disclosure';
import { Link } from '@offrande/ui-kit/Link';
import { useAnswerNames } from './use-answer-names.ts';
import { AnsweredDocument } from './answered-document.tsx';
import { isDocument, useAnswerTexts } from './use-answer-texts.ts';
import { hrefOfView } from './use-kyb-place.ts';
import { useViewNames } from './use-view-names.ts';

interface AnswersSummaryProps {
  readonly dossier: Dossier;
  readonly tabs: readonly KybTab[];
  /** Each part has a link to change it. */
  readonly isChangeable?: boolean;
}

/** The given answers of a tab. */
const useRows = (dossier: Dossier): ((tab: KybTab) => readonly Definition[]) => {
  const { t } = useLingui();
  const nameOf = useAnswerNames(dossier);
  const textOf = useAnswerTexts();
  return (tab) =>
    [...answersByPath(dossier, tab)].flatMap(([path, value]) => {
      const text = textOf(path, value);
      const { owner, field } = nameOf(tab, path);
      if (text === '') return [];
      const shown = isDocument(value) ? (
        <AnsweredDocument document={value}>{text}</AnsweredDocument>
      ) : (
        <bdi>{text}</bdi>
      );
      return [{ id: path, term: owner === '' ? field : t`${owner}, ${field}`, value: shown }];
    });
};

export function AnswersSummary({ dossier, tabs, isChangeable = false }: AnswersSummaryProps) {
  const { t } = useLingui();
  const names = useViewNames();
  const rowsOf = useRows(dossier);
  return (
    <div className="kyb-summary">
      {tabs.map((tab) => {
        const name = names[tab];
        return (
          <Disclosure key={tab} title={name}>
            <DefinitionList layout="rows" definitions={rowsOf(tab)} />
            {isChangeable && (
              <p>
                <Link href={hrefOfView(tab)} aria-label={t`Change: ${name}`}>
                  <Trans>Change</Trans>
                </Link>
              </p>
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}
