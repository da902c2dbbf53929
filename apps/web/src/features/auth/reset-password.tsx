/**
 * Resets a forgotten password: the email address, the email with its link, the new password. Source: S2.92, S4.83,
 * S4.84, S9.21.
 */
import { msg } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageShop } from '../../shop/shop-context.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ConfirmingLink, LinkOver } from './reset-link.tsx';
import { CheckMail, ResetEmail } from './reset-mail.tsx';
import { Changed, ChoosePassword } from './reset-new-password.tsx';
import { usePasswordReset } from './use-password-reset.ts';

export const title = msg`New password`;

export function Screen() {
  return (
    <PageShop>
      <Suspense fallback={<PageWaiting />}>
        <ResetPasswordPage />
      </Suspense>
    </PageShop>
  );
}

export function ResetPasswordPage() {
  const search = useSearch();
  return (
    <AuthFrame>
      <Step key={search} search={search} />
    </AuthFrame>
  );
}

function Step({ search }: { readonly search: string }) {
  const reset = usePasswordReset(search);
  const { snapshot } = reset;
  useKeptFocus(snapshot.value);
  if (snapshot.status === 'done') return <Changed place={snapshot.output} />;
  if (snapshot.hasTag('timeOut')) return <LinkOver reset={reset} />;
  if (snapshot.hasTag('checkMail')) return <CheckMail reset={reset} />;
  if (snapshot.hasTag('email')) return <ResetEmail reset={reset} />;
  return snapshot.matches('choosingPassword') || snapshot.matches('settingPassword') ? (
    <ChoosePassword reset={reset} />
  ) : (
    <ConfirmingLink reset={reset} />
  );
}
