/** The form of a tab: its fields, what to correct, and how it is saved. Enter saves too. */
import type { KybTab } from '@offrande/domain/dossier';
import type { ReactNode } from 'react';
import { Form } from '../form/form.tsx';
import { SaveBar } from './save-bar.tsx';
import { TabNotice } from './tab-notice.tsx';
import { ToCorrect } from './to-correct.tsx';
import type { KybProps } from './use-kyb.ts';
import type { TabForm } from './use-tab-form.ts';

interface TabShellProps extends KybProps {
  readonly form: Pick<TabForm<KybTab>, 'tab' | 'refusals' | 'errors' | 'watch' | 'isReadOnly'>;
  readonly children: ReactNode;
}

export function TabShell({ kyb, form, children }: TabShellProps) {
  const save = (): void => kyb.actor.send({ type: 'save' });
  return (
    <>
      <TabNotice kyb={kyb} tab={form.tab} />
      <Form onSubmit={save} isRefused={Object.keys(form.errors).length > 0}>
        <div className="kyb-fields" {...form.watch}>
          {children}
        </div>
        <ToCorrect kyb={kyb} form={form} />
        <SaveBar kyb={kyb} tab={form.tab} />
      </Form>
    </>
  );
}
