/** The second step of signing in, loaded once a code is asked for: most sign-ins need none. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';

const CodeStep = lazy(() => import('./code-step.tsx').then((module) => ({ default: module.CodeStep })));

export function AskedCode() {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <CodeStep />
    </Suspense>
  );
}
