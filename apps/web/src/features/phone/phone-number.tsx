/** A phone number field with the world's area codes, which are part of the numbering plans and so loaded on demand. */
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
