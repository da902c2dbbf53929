/** The forms of this page, loaded when the first one opens: most visits only look. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { type ComponentProps, lazy } from 'react';
import { Part } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { ChangeForm as Change } from './change-form.tsx';
import type { InvitationForm as Invitation } from './invitation-form.tsx';

const LazyChange = lazy(() => import('./change-form.tsx').then((module) => ({ default: module.ChangeForm })));
const LazyInvitation = lazy(() =>
  import('./invitation-form.tsx').then((module) => ({ default: module.InvitationForm })),
);

export function ChangeForm(props: ComponentProps<typeof Change>) {
  return (
    <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={useShop().reload} />}>
      <LazyChange {...props} />
    </Part>
  );
}

export function InvitationForm(props: ComponentProps<typeof Invitation>) {
  return (
    <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={useShop().reload} />}>
      <LazyInvitation {...props} />
    </Part>
  );
}
