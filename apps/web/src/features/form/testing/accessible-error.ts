/** What is read out with a control that is marked as wrong, besides its name; null for one that is not. */
export const accessibleErrorText = (control: HTMLElement): string | null => {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
};
