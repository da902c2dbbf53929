/** The day from which on the company's registration document is too old, so that another would be needed. Source: S5.55, S9.13, A-140. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { issueTooOldOn, REGISTRATION_DOCUMENT_MAX_MONTHS } from '@offrande/domain/dossier-field';
import { selectDraft } from '@offrande/domain/kyb';
import { formatDate } from '@offrande/domain/time';
import type { KybProps } from './use-kyb.ts';

export function FinishBefore({ kyb: { snapshot } }: KybProps) {
  const { t } = useLingui();
  const day = issueTooOldOn(snapshot.context.facts.today)(
    selectDraft(snapshot).company.profile.registrationDocumentDate,
  );
  if (day === null) return null;
  const [date, months] = [formatDate(day), REGISTRATION_DOCUMENT_MAX_MONTHS];
  return (
    <section>
      <h2>
        <Trans>Finish before</Trans>
      </h2>
      <p>
        <strong>{date}</strong>
      </p>
      <p>
        {t`${plural(months, { one: 'From then on the company registration document is # month old, and a newer one is needed.', other: 'From then on the company registration document is # months old, and a newer one is needed.' })}`}
      </p>
    </section>
  );
}
