/** The layout of the sign-in pages: one narrow column, and on wide screens a panel with the benefits of an account. */
import { useLingui } from '@lingui/react/macro';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import { Icon } from '@offrande/ui-kit/Icon';
import type { ReactNode } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { CardArt } from '../catalogue/card-art.tsx';
import './auth.css';

export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="auth o-page">
      <div className="auth-column">{children}</div>
      <Benefits />
    </div>
  );
}

function Benefits() {
  const { t } = useLingui();
  const { cardImageUrl } = useBoot().unit;
  const benefits = [
    { icon: 'card', text: t`All your cards with what is left on them` },
    { icon: 'lock', text: t`A lost card blocked at once` },
    { icon: 'transfer', text: t`Cards topped up, or passed on to a friend` },
    { icon: 'letter', text: t`Orders and invoices whenever you need them` },
  ] as const;
  return (
    <aside className="auth-aside">
      <GiftCard>
        <CardArt url={cardImageUrl} />
      </GiftCard>
      <h2>{t`What your account keeps for you`}</h2>
      <ul>
        {benefits.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
