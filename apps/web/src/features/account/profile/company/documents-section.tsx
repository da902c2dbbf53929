/** The documents that the company gave the shop: which, since when, until when, and each of them to be opened. Source: A-191. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompanyDocument, CompanyDocumentKind, CompanyPapers } from '@offrande/domain/company-review';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Link } from '@offrande/ui-kit/Link';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useNumberStyle } from '../../../../page/number-style.ts';
import { useBoot } from '../../../../page/boot.tsx';
import { FailureNotice } from '../../../auth/failure-notice.tsx';
import { useDocumentNames } from '../../../company-registration/use-field-names.ts';
import { useFileSize } from '../../../form/use-file-size.ts';
import { LoadFailed } from '../../../connection/load-failed.tsx';
import { type CompanyDocuments, useCompanyDocuments } from './use-company-documents.ts';

export function DocumentsSection() {
  const { t } = useLingui();
  const state = useCompanyDocuments();
  return (
    <Panel title={t`Documents`}>
      <div className="profile-stack">
        {state.hasFailed && <LoadFailed onRetry={state.retry} />}
        {state.papers === null && !state.hasFailed && <Skeleton shape="block" />}
        {state.papers !== null && <Listed papers={state.papers} state={state} />}
      </div>
    </Panel>
  );
}

interface ListedProps {
  readonly papers: CompanyPapers;
  readonly state: CompanyDocuments;
}

function Listed({ papers: { documents, monthsAfterLeaving }, state }: ListedProps) {
  if (documents.length === 0)
    return (
      <p className="account-note">
        <Trans>We hold no documents of your company.</Trans>
      </p>
    );
  return (
    <>
      <DocumentRows documents={documents} state={state} />
      <FailureNotice failure={state.failure} />
      <p className="account-note">
        <Trans>
          They are encrypted, and opened by your administrators and, for a reason that is written down, by our staff.
          They are deleted <Plural value={monthsAfterLeaving} one="# month" other="# months" /> after your company
          leaves us.
        </Trans>
      </p>
    </>
  );
}

interface DocumentRowsProps {
  readonly documents: readonly CompanyDocument[];
  readonly state: CompanyDocuments;
}

function DocumentRows({ documents, state: { opening, open } }: DocumentRowsProps) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const sizeOf = useFileSize();
  const { languageTag } = useNumberStyle();
  const { timeZone } = useBoot().unit;
  const day = (at: number): string =>
    new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(at);
  return (
    <DefinitionList
      layout="rows"
      definitions={documents.map(({ documentId, kind, name, size, receivedAt }) => {
        const date = day(receivedAt);
        return {
          id: documentId,
          term: kinds[kind],
          value: (
            <>
              <bdi>{name}</bdi>
              <span className="company-document-facts">
                {sizeOf(size)} · {t`received on ${date}`}
              </span>
            </>
          ),
          action: (
            <Link aria-label={t`Download ${name}`} isDisabled={opening !== null} onPress={() => open(documentId)}>
              <Trans>Download</Trans>
            </Link>
          ),
        };
      })}
    />
  );
}

const useKindNames = (): Readonly<Record<CompanyDocumentKind, string>> => {
  const { t } = useLingui();
  const { siret, identity } = useDocumentNames();
  return { registration: siret, identity, verification: t`Verification` };
};
