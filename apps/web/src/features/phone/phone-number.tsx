/** A phone number with the area codes of the world, which come with the numbering plans and so are loaded when it is shown. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import type { PhoneNumberProps } from './world-phone-field.tsx';

const WorldPhoneField = lazy(() =>
  import('./world-phone-field.tsx').then((module) => ({ default: module.WorldPhoneField })),
);

export function PhoneNumber(props: PhoneNumberProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <WorldPhoneField {...props} />
    </Suspense>
  );
}
