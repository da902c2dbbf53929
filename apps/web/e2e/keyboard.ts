/**
 * Going through a page with the keyboard alone: the focus is moved by Tab as a person moves it, and every stop on the way
 * must be seen: inside the window, under nothing, with a ring around it.
 */
import { expect, type FileChooser, type Locator, type Page } from 'playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** How long a part may take to come, with scripts of its own. */
const THERE_MS = 10_000;

/** Stops of the longest way through a page of the shop. */
const STOPS_AT_MOST = 90;

export const focused = (page: Page): Locator => page.locator(':focus');

/** What has the focus, by role and name. */
const described = async (page: Page): Promise<string> => {
  const stop = focused(page);
  return (await stop.count()) === 0 ? 'nothing' : (await stop.ariaSnapshot()).split('\n')[0]!.slice(0, 120);
};

/** Null where the focus can be seen, else what is wrong with it. The ring may be drawn by the label or the frame of a control. */
const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return 'the focus is lost';
    const shown = active.closest('label') ?? active;
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
  });

export const expectFocusSeen = async (page: Page): Promise<void> => {
  expect(await faultOfFocus(page), await described(page)).toBeNull();
};

/** The focus is on something of the page, not thrown back to its start. */
export const expectFocusKept = async (page: Page): Promise<void> => {
  await expect(focused(page)).toHaveCount(1);
};

export const expectFocusOn = async (page: Page, role: Role, name: string | RegExp): Promise<void> => {
  await expect(page.getByRole(role, { name }).and(focused(page)), `instead of ${await described(page)}`).toHaveCount(1);
};

/** Once the target is there, presses Tab until it has the focus; fails with what was met instead. */
const tabUntil = async (page: Page, target: Locator, sought: string, key: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await expect(target.first()).toBeAttached({ timeout: THERE_MS });
  const reached = target.and(focused(page));
  const met: string[] = [];
  while (met.length < STOPS_AT_MOST) {
    await page.keyboard.press(key);
    met.push(await described(page));
    expect(await faultOfFocus(page), `on the way to ${sought}:\n${met.join('\n')}`).toBeNull();
    if ((await reached.count()) === 1) return;
  }
  throw new Error(`${key} never came to ${sought}; it met:\n${met.join('\n')}`);
};

/** Goes to an element with this role and name. */
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

/** Goes to a field and types into it. */
export const tabAndType = async (
  page: Page,
  name: string | RegExp,
  text: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(await tabTo(page, 'textbox', name, key)).toBeEditable();
  await page.keyboard.type(text);
};

/** Radios of the longest group. */
const RADIOS_AT_MOST = 30;

/** Goes to a group of radios by Tab, and through it by arrows, to the one with this name. */
export const tabAndChoose = async (page: Page, name: string | RegExp): Promise<void> => {
  const sought = page.getByRole('radio', { name });
  const group = page.getByRole('radiogroup').filter({ has: sought });
  await tabUntil(page, group.getByRole('radio'), `the group of ${String(name)}`, 'Tab');
  for (let radio = 0; radio < RADIOS_AT_MOST && (await sought.and(focused(page)).count()) === 0; radio += 1) {
    await page.keyboard.press('ArrowDown');
    await expectFocusSeen(page);
  }
  await page.keyboard.press('Space');
  await expect(sought).toBeChecked();
};

/** Through a list of options that is closed and has the focus, by arrows, to the one with these words. */
export const selectByArrows = async (page: Page, name: string | RegExp, option: string): Promise<void> => {
  await expectFocusOn(page, 'combobox', name);
  const list = page.getByRole('combobox', { name });
  const place = await list
    .getByRole('option')
    .evaluateAll((options, sought) => options.findIndex(({ textContent }) => textContent === sought), option);
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowDown');
  await expect(list.locator('option:checked')).toHaveText(option);
};

/** Goes to a box and ticks it. */
export const tabAndTick = async (page: Page, name: string | RegExp): Promise<void> => {
  const box = await tabTo(page, 'checkbox', name);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
};

/** Goes to a button that asks for a file, and gives it one. */
export const tabAndGiveFile = async (
  page: Page,
  name: string | RegExp,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  await tabTo(page, 'button', name);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
};

/** Goes to a password, which has no role, and types into it. */
export const tabAndTypePassword = async (page: Page, name: string, text: string): Promise<void> => {
  await tabUntil(page, page.getByLabel(name, { exact: true }), name, 'Tab');
  await page.keyboard.type(text);
};

/** Goes to a control and presses Enter on it. */
export const tabAndPress = async (
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await tabTo(page, role, name, key);
  await page.keyboard.press('Enter');
};
