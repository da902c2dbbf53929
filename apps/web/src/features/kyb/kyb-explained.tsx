/** Why a company is verified, what to have ready, and who helps. Beside every page of the verification. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { REGISTRATION_DOCUMENT_MAX_MONTHS as months } from '@offrande/domain/dossier-field';
import { memo } from 'react';
import { useShop } from '../../shop/shop-context.tsx';

/** Nothing of it changes while answers are typed. Its one limit comes without `use-limits.ts`, which would bring the dossier's rules to the sign-in. */
export const KybExplained = memo(function KybExplained() {
  const { t } = useLingui();
  return (
    <aside className="kyb-aside">
      <section>
        <h2>
          <Trans>Why we ask</Trans>
        </h2>
        <p>
          <Trans>
            The law asks issuers of gift cards to know who owns their business customers. Only the people who check the
            answers can read them.
          </Trans>
        </p>
      </section>
      <section>
        <h2>
          <Trans>Have ready</Trans>
        </h2>
        <ul>
          <li>
            {t`${plural(months, { one: 'A registration document younger than # month, as a PDF', other: 'A registration document younger than # months, as a PDF' })}`}
          </li>
          <li>
            <Trans>An identity document of each person</Trans>
          </li>
          <li>
            <Trans>The bank details of the company’s account</Trans>
          </li>
        </ul>
      </section>
      <KybHelp />
    </aside>
  );
});

export function KybHelp() {
  const { email, phone, hours } = useShop().contact;
  return (
    <section>
      <h2>
        <Trans>Need help?</Trans>
      </h2>
      <p>
        <a className="o-ltr" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        {hours !== '' && `, ${hours}`}
      </p>
      <p>
        <a className="o-ltr" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </section>
  );
}
