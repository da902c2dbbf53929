/**
 * Walks through a page with the keyboard only: the focus moves by Tab as a person would move it, and every stop on the
 * way must be visible: inside the window, not covered, with a focus ring.
 */
import { expect, type FileChooser, type Locator, type Page } from 'playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** How long a lazily loaded part may take to appear. */
const APPEARANCE_MS = 10_000;

/** Upper bound for the tab stops of any page. */
const MAX_STOPS = 90;

export const focused = (page: Page): Locator => page.locator(':focus');

/** Describes the focused element by role and name. */
const described = async (page: Page): Promise<string> => {
  const stop = focused(page);
  return (await stop.count()) === 0 ? 'nothing' : (await stop.ariaSnapshot()).split('\n')[0]!.slice(0, 120);
};

/** A stop of the focus: what is wrong with it if it cannot be seen, whether it is the one sought, and its name for a report. */
interface Stop {
  readonly fault: string | null;
  readonly isSought: boolean;
  readonly name: string;
}

/**
 * Runs in the page, so it must be self-contained: one call for each stop, because walks make thousands. The ring may be drawn by
 * the label or the frame of a control.
 */
const lookAtFocus = (sought: readonly Element[]): Stop => {
  const active = document.activeElement;
  if (active === null || active === document.body)
    return { fault: 'the focus is lost', isSought: false, name: 'nothing' };
  const name = `${active.localName} ${active.ariaLabel ?? active.textContent.trim()} ${active.id}`.slice(0, 120);
  const shown = active.closest('label') ?? active;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside goes to the page
  const findFault = (): string | null => {
    const frames = [shown.parentElement, shown.parentElement?.parentElement].filter((frame) => frame != null);
    const isRinged = [shown, ...shown.querySelectorAll('*'), ...frames].some((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
    });
    if (!isRinged) return 'the focus has no ring';
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const isInside =
      top >= -1 && left >= -1 && right <= innerWidth + 1 && (bottom <= innerHeight + 1 || top < innerHeight / 2);
    if (!isInside) return 'the focus is outside the window';
    const above = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2);
    const isOwn = above !== null && (shown.contains(above) || above.contains(shown));
    return isOwn ? null : `the focus is under ${above?.outerHTML.slice(0, 80) ?? 'something'}`;
  };
  return { fault: findFault(), isSought: sought.includes(active), name };
};

export const expectFocusSeen = async (page: Page): Promise<void> => {
  const { fault, name } = await focused(page).evaluateAll(lookAtFocus);
  expect(fault, name).toBeNull();
};

/** Expects the focus to be on an element of the page, not reset to the body. */
export const expectFocusKept = async (page: Page): Promise<void> => {
  await expect(focused(page)).toHaveCount(1);
};

export const expectFocusOn = async (page: Page, role: Role, name: string | RegExp): Promise<void> => {
  await expect(page.getByRole(role, { name }).and(focused(page)), `instead of ${await described(page)}`).toHaveCount(1);
};

/** Waits for the target, then presses Tab until it has the focus; fails with the stops met instead. */
const tabUntil = async (page: Page, target: Locator, sought: string, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await expect(target.first()).toBeAttached({ timeout: APPEARANCE_MS });
  const met: string[] = [];
  while (met.length < MAX_STOPS) {
    await page.keyboard.press(key);
    const { fault, isSought, name } = await target.evaluateAll(lookAtFocus);
    met.push(name);
    expect(fault, `on the way to ${sought}:\n${met.join('\n')}`).toBeNull();
    if (isSought) return;
  }
  throw new Error(`${key} never came to ${sought}; it met:\n${met.join('\n')}`);
};

/** Tabs to the element with this role and name. */
export const tabTo = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Locator> => {
  const target = page.getByRole(role, { name });
  await tabUntil(page, target, `${role} ${String(name)}`, key);
  return target.and(focused(page));
};

/** Tabs to a field and types into it. */
export const tabAndType = async (
  page: Page,
  name: string | RegExp,
  text: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(await tabTo(page, 'textbox', name, key)).toBeEditable();
  await page.keyboard.type(text);
};

/** Upper bound for the radios of any group. */
const MAX_RADIOS = 30;

/** Tabs to a radio group and selects the radio with this name by the arrow keys. */
export const tabAndChoose = async (page: Page, name: string | RegExp): Promise<void> => {
  const sought = page.getByRole('radio', { name });
  const group = page.getByRole('radiogroup').filter({ has: sought });
  await tabUntil(page, group.getByRole('radio'), `the group of ${String(name)}`, 'Tab');
  for (let radio = 0; radio < MAX_RADIOS && (await sought.and(focused(page)).count()) === 0; radio += 1) {
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
  }
  await page.keyboard.press('Space');
  await expect(sought).toBeChecked();
};

/** Selects the option with this text by the arrow keys, in a closed select that has the focus. */
export const selectByArrows = async (page: Page, name: string | RegExp, option: string): Promise<void> => {
  await expectFocusOn(page, 'combobox', name);
  const list = page.getByRole('combobox', { name });
  const place = await list
    .getByRole('option')
    .evaluateAll((options, sought) => options.findIndex(({ textContent }) => textContent === sought), option);
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowDown');
  await expect(list.locator('option:checked')).toHaveText(option);
};

/** Tabs to a checkbox and ticks it. */
export const tabAndTick = async (page: Page, name: string | RegExp): Promise<void> => {
  const box = await tabTo(page, 'checkbox', name);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
};

/** Tabs to a file button and chooses a file. */
export const tabAndGiveFile = async (
  page: Page,
  name: string | RegExp,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  // Awaited from before, so that the browser is ready to hand it over.
  const chooser = page.waitForEvent('filechooser', { timeout: 30_000 });
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
};

/** Tabs to a password field, which has no ARIA role, and types into it. */
export const tabAndTypePassword = async (page: Page, name: string, text: string): Promise<void> => {
  await tabUntil(page, page.getByLabel(name, { exact: true }), name, 'Tab');
  await page.keyboard.type(text);
};

/** Tabs to a control and presses Enter. */
export const tabAndPress = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await tabTo(page, role, name, key);
  await page.keyboard.press('Enter');
};

/** Tabs to a folded part of the page and opens it. */
export const tabAndUnfold = async (page: Page, name: string): Promise<void> => {
  const summary = page.locator('summary', { hasText: name });
  await tabUntil(page, summary, `the part ${name}`, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]', { has: summary })).toBeVisible();
};
