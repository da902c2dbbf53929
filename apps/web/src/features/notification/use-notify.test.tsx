import type { NotificationKind } from '@offrande/domain/notification';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { homeBoot } from '../../app/testing/sample-boot.ts';
import { useNotify } from './use-notify.ts';

afterEach(cleanup);

interface Told {
  readonly kind: NotificationKind;
  readonly title?: string;
  readonly content?: string;
}

function Teller({ kind, title, content }: Told) {
  const notify = useNotify();
  return <button onClick={() => notify(kind, title, content)}>Tell</button>;
}

const tell = async (told: Told) => {
  render(<PageStage boot={homeBoot} Screen={() => <Teller {...told} />} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tell' }));
};

test.each([
  ['success', 'Success', null, '[S8.65]'],
  ['error', 'Error, please try again', 'Please contact us if there are any questions', '[S8.66][S8.67]'],
  ['warning', 'Warning', 'Please contact support', '[S8.68][S8.69]'],
] as const)(
  'a notification of %s says "%s" and %s where nobody says anything %s',
  async (kind, title, content, _ids) => {
    await tell({ kind });
    const toast = (await screen.findAllByText(title)).at(-1)!.closest('[role="alertdialog"]')!;
    expect(toast.textContent).toContain(title);
    if (content === null) expect(toast.textContent).not.toContain('lease');
    else expect(toast.textContent).toContain(content);
  },
);

test('words of its own take the place of the defaults, second text included [S8.66]', async () => {
  await tell({ kind: 'error', title: 'Not saved' });
  const toast = (await screen.findByText('Not saved')).closest('[role="alertdialog"]')!;
  expect(toast.textContent).not.toContain('contact');
});
