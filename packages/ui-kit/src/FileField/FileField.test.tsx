import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FileField, type FileFieldProps } from './index.ts';

afterEach(cleanup);

const show = (over: Partial<FileFieldProps> = {}) => {
  const [onSelect, onRemove] = [vi.fn<(file: File) => void>(), vi.fn<() => void>()];
  render(
    <FileField
      label="Identity document"
      accept=".pdf"
      chooseLabel="Choose a file"
      replaceLabel="Replace"
      removeLabel="Remove the identity document"
      {...{ onSelect, onRemove }}
      {...over}
    />,
  );
  return { onSelect, onRemove, user: userEvent.setup() };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Identity document', { selector: 'input' });
const passport = new File(['%PDF-'], 'passport.pdf', { type: 'application/pdf' });

describe('a field for a document', () => {
  test('passes the chosen file on, the same one a second time too', async () => {
    const { user, onSelect } = show();
    await user.upload(input(), passport);
    await user.upload(input(), passport);
    expect(onSelect.mock.calls).toEqual([[passport], [passport]]);
  });

  test('shows the name and the size of the file, which can be replaced and removed', async () => {
    const { user, onRemove } = show({ file: { name: 'passport.pdf', size: '12 kB' } });
    expect(screen.getByText('passport.pdf')).toBeTruthy();
    expect(screen.getByText('12 kB')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    const click = vi.spyOn(input(), 'click');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(click).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Remove the identity document' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  test('says why a file was refused, at the input', () => {
    show({ error: 'File too big.', hint: 'PDF' });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const said = input()
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(['PDF', 'File too big.']);
  });

  test('announces that the file is being sent, and offers nothing meanwhile', () => {
    show({ sendingLabel: 'Sending' });
    expect(screen.getByRole('status').textContent).toBe('Sending');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  test('says how far the file is sent, without announcing each step, and offers to stop it', async () => {
    const onStop = vi.fn<() => void>();
    const { user } = show({
      sendingLabel: 'Sending',
      sent: { share: 0.42, text: '42 %', stopLabel: 'Stop sending', onStop },
    });
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending' });
    expect([progress.value, progress.getAttribute('aria-valuetext')]).toEqual([0.42, '42 %']);
    expect(screen.getByRole('status').textContent).toBe('Sending');
    await user.click(screen.getByRole('button', { name: 'Stop sending' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  test('offers another try, also where an earlier file stands', async () => {
    const onPress = vi.fn<() => void>();
    const { user } = show({ file: { name: 'passport.pdf', size: '12 kB' }, retry: { label: 'Try again', onPress } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Replace' })).toBeTruthy();
  });
});
