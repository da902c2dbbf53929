/** A visitor who finds controls by their roles and names, as a screen reader tells them, and waits for them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import type { Driver } from './driver.ts';

/** Finds elements in the page by role and name; it is not there after a page is loaded. */
const LOOK_UP = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

const WAIT_MS = 30_000;

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'heading';
type Name = string | RegExp;

/** A name in full, or a pattern, as an expression. */
const matcher = (name: Name): string => (typeof name === 'string' ? JSON.stringify(name) : String(name));

/** Fields to type into; radios and checkboxes have labels too. */
const FIELD = ':is(input, textarea):not([type=radio], [type=checkbox])';

const byRole = (role: Role, name: Name): string =>
  `queryAllByRole(document.body, '${role}', { name: ${matcher(name)} })`;

const byLabel = (label: Name): string =>
  `queryAllByLabelText(document.body, ${matcher(label)}, { selector: '${FIELD}' })`;

export interface Visitor extends Pick<Driver<never>, 'open' | 'read' | 'picture' | 'faults' | 'close'> {
  readonly press: (role: Role, name: Name) => Promise<void>;
  /** Chooses a radio or checkbox by the keyboard. */
  readonly tick: (role: 'radio' | 'checkbox', name: Name) => Promise<void>;
  /** Types into the field with this label, unless the shop has filled it in. */
  readonly fill: (label: Name, text: string) => Promise<void>;
  readonly chooseFile: (path: string) => Promise<void>;
  /** Waits for a control or heading. */
  readonly sees: (role: Role, name: Name) => Promise<void>;
  /** Waits until the page shows a text. */
  readonly reads: (text: string) => Promise<void>;
  /** Waits until the address matches. */
  readonly comesTo: (address: RegExp) => Promise<void>;
}

export const createVisitor = <Control>(driver: Driver<Control>): Visitor => {
  const lookUp = async (query: string): Promise<Control | null> => {
    if ((await driver.read('typeof TestingLibraryDom')) === 'undefined') await driver.read(`(()=>{${LOOK_UP}})()`);
    return driver.find(`TestingLibraryDom.${query}.find((found) => !found.disabled) ?? null`);
  };

  /** Also does something with the control, again and again until both succeed: a page may redraw in between. */
  const withControl = async (query: string, use: (control: Control) => Promise<void> = async () => {}) => {
    await expect(async () => {
      const control = await lookUp(query);
      expect(control, query).not.toBeNull();
      await use(control!);
    }).toPass({ timeout: WAIT_MS });
  };

  const valueOf = (label: Name): Promise<unknown> => driver.read(`TestingLibraryDom.${byLabel(label)}[0].value`);

  const { open, read, picture, faults, close } = driver;
  return {
    open,
    read,
    picture,
    faults,
    close,
    press: (role, name) => withControl(byRole(role, name), driver.click),
    tick: (role, name) => withControl(byRole(role, name), (control) => driver.type(control, ' ')),
    fill: (label, text) =>
      withControl(byLabel(label), async (control) => {
        if ((await valueOf(label)) !== text) await driver.type(control, text);
      }),
    chooseFile: async (path) => {
      const field = await driver.find(`document.querySelector('input[type=file]')`);
      await driver.chooseFile(field!, path);
    },
    sees: (role, name) => withControl(byRole(role, name)),
    reads: async (text) => {
      await expect.poll(() => driver.read('document.body.innerText'), { timeout: WAIT_MS }).toContain(text);
    },
    comesTo: async (address) => {
      await expect.poll(driver.address, { timeout: WAIT_MS }).toMatch(address);
    },
  };
};
