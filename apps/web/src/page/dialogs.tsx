/** Dialogs, loaded when the first one opens: most visits see none. */
import type { DialogProps } from '@offrande/ui-kit/Dialog';
import { lazy } from 'react';
import { Part } from './part.tsx';

const Dialog = lazy(() => import('@offrande/ui-kit/Dialog').then((module) => ({ default: module.Dialog })));

type Asking = Omit<Extract<DialogProps, { kind: 'ask' }>, 'kind'>;
type Alerting = Omit<Extract<DialogProps, { kind: 'alert' }>, 'kind'>;

/** A question with two answers, one of them safe. */
export function Question(props: Asking) {
  return props.isOpen ? (
    <Part>
      <Dialog {...props} kind="ask" />
    </Part>
  ) : null;
}

/** A message to acknowledge. */
export function Alert(props: Alerting) {
  return props.isOpen ? (
    <Part>
      <Dialog {...props} kind="alert" />
    </Part>
  ) : null;
}
