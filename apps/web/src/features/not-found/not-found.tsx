/** Shown for unknown addresses. Source: spec section 2. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { useMenuHref } from '../../shop/use-menu-href.ts';
import './not-found.css';

export const title = msg`Page not found`;

export function Screen() {
  const { t } = useLingui();
  const faq = useMenuHref()('faq');
  return (
    <div className="o-page not-found">
      <EmptyState
        level={1}
        icon="search"
        title={t`This page is not here`}
        actions={
          <>
            <LinkButton href="/">{t`See the gift cards`}</LinkButton>
            {faq !== null && <LinkButton href={faq} variant="line">{t`Read the questions and answers`}</LinkButton>}
          </>
        }
      >
        {t`The address may be mistyped, or the page may have moved.`}
      </EmptyState>
    </div>
  );
}
