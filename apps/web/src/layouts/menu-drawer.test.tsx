import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageStage } from '../app/testing/page-stage.tsx';
import { notFoundBoot } from '../app/testing/sample-boot.ts';
import { Screen } from '../features/not-found/not-found.tsx';

/** What jsdom lacks of a native dialog. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}
function close(this: HTMLDialogElement) {
  this.open = false;
}

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openMenu = async () => {
  render(<PageStage boot={notFoundBoot} Screen={Screen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 });
};

const swipe = (menu: HTMLElement, from: number, to: number, fingers = 1) => {
  fireEvent.touchStart(menu, { touches: Array.from({ length: fingers }, () => ({ clientX: from })) });
  fireEvent.touchEnd(menu, { changedTouches: [{ clientX: to }] });
};

test('the menu of a phone is pushed out by a finger that moves 100 px towards its side, and by no shorter move [S9.34][A-99]', async () => {
  const menu = await openMenu();
  swipe(menu, 250, 151);
  swipe(menu, 100, 300);
  swipe(menu, 250, 100, 2);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveProperty('open', true);
  swipe(menu, 250, 150);
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});
