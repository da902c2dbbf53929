/** The text read out with an invalid control besides its name; null for a valid one. */
export const accessibleErrorText = (control: HTMLElement): string | null => {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return ids
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
};
