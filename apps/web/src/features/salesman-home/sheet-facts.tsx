/** What a salesman sees first of a customer. Source: A-12, S2.67, picture 19. */
import { useLingui } from '@lingui/react/macro';
import type { DossierState } from '@offrande/domain/dossier';
import type { CustomerSheet } from '@offrande/domain/salesman';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { useFormats } from '../../shop/formats.ts';

const useDossierNames = (): Readonly<Record<DossierState | 'none', string>> => {
  const { t } = useLingui();
  return {
    none: t`Not begun`,
    open: t`Being filled in`,
    submitted: t`Submitted, under review`,
    askedAgain: t`Answers are asked for again`,
    verified: t`Complete and verified`,
    refused: t`Refused`,
  };
};

export function SheetFacts({ sheet: { accumulatedSales, dossier } }: { readonly sheet: CustomerSheet }) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <DefinitionList
      className="customer-facts"
      definitions={[
        { id: 'bought', term: t`Cards bought so far`, value: <strong>{money(accumulatedSales)}</strong> },
        { id: 'documents', term: t`Verification documents`, value: useDossierNames()[dossier ?? 'none'] },
      ]}
    />
  );
}
