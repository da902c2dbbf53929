/** The parts of the page that show the file of cards: the form that it is sent with, its errors and steps, the price of its cards. */
import { asFileLine } from '@offrande/domain/bulk-order';
import { draftLine } from '@offrande/domain/line-entry';
import { zero } from '@offrande/domain/money';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { AddBar } from '../product/add-bar.tsx';
import { ConflictDialog } from '../product/conflict-dialog.tsx';
import { FormErrors, useFormText } from '../product/form-errors.tsx';
import { fieldId } from '../product/part.ts';
import { useFileBuying } from './file-context.tsx';
import { OrderedAgainQuestion } from './ordered-before.tsx';
import { useFileObstacleText } from './use-file-obstacle-text.ts';

const PreviousFiles = lazy(() => import('./previous-files.tsx').then((module) => ({ default: module.PreviousFiles })));
const FileSteps = lazy(() => import('./file-steps.tsx').then((module) => ({ default: module.FileSteps })));

/** The cart refused the number of cards of the file that has gone up, of no other. */
const useFileError = (): string | undefined => {
  const { form, uploading, adding } = useFileBuying();
  const textOf = useFormText();
  const obstacleText = useFileObstacleText();
  if (!uploading.snapshot?.context.upload) return obstacleText(adding.obstacle);
  const refusal = new Map(form.attempts.refusals).get('quantity');
  return refusal && textOf(refusal);
};

interface FileFormProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function FileForm({ label, children }: FileFormProps) {
  const { adding } = useFileBuying();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    adding.submit();
  };
  return (
    <form className="product-form" method="dialog" noValidate aria-label={label} onSubmit={submit}>
      {children}
    </form>
  );
}

export function FileFormErrors() {
  const { attempts, facts } = useFileBuying().form;
  const error = useFileError();
  return (
    <FormErrors
      refusals={attempts.refusals.filter(([path]) => path !== 'quantity')}
      attempt={attempts.number}
      facts={facts}
      others={error === undefined ? [] : [{ fieldId: fieldId('file'), message: error }]}
    />
  );
}

export function FileAndPrevious() {
  const { form, uploading } = useFileBuying();
  const error = useFileError();
  return (
    <Suspense fallback={<Skeleton shape="block" className="bulk-waiting" />}>
      <FileSteps uploading={uploading} error={error} />
      <PreviousFiles uploading={uploading} facts={form.facts} change={form.entered.change} />
    </Suspense>
  );
}

/** The price of the file's cards as they would be added; of none before it was checked. */
export function FileAddBar() {
  const { form, uploading, adding } = useFileBuying();
  const { facts, entered, conflict } = form;
  const { check, file } = uploading.snapshot?.context ?? { check: null, file: null };
  const { cards, amount } = check ?? { cards: 0, amount: zero(facts.currency) };
  // The amounts are those of the rows.
  const line = draftLine({ ...entered.form, preset: null }, facts, 'draft');
  return (
    <AddBar
      line={asFileLine(line, { cards, amount }, { name: file?.name ?? '', type: null, uploads: [] })}
      facts={facts}
      conflict={conflict}
      isEdit={false}
      isBusy={adding.state === 'busy'}
      hasFailed={adding.state === 'failed'}
    />
  );
}

/** What is asked before the cards go into the cart. */
export function FileQuestions() {
  const { adding } = useFileBuying();
  return (
    <>
      <OrderedAgainQuestion agreement={adding.agreement} />
      <ConflictDialog conflict={adding.conflict} onStartOver={adding.startOver} onKeep={adding.keepCart} />
    </>
  );
}
