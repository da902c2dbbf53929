/** A dialog with two answers, loaded when the first question is asked: most orders ask none. */
import type { DialogProps } from '@offrande/ui-kit/Dialog';
import { lazy, Suspense } from 'react';

const Dialog = lazy(() => import('@offrande/ui-kit/Dialog').then((module) => ({ default: module.Dialog })));

export type QuestionProps = Omit<Extract<DialogProps, { kind: 'ask' }>, 'kind'>;

export function Question(props: QuestionProps) {
  return props.isOpen ? (
    <Suspense>
      <Dialog {...props} kind="ask" />
    </Suspense>
  ) : null;
}
