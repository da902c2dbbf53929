/** Drives the system's Firefox by WebDriver BiDi. */
import { type ElementHandle, launch } from 'puppeteer-core';
import type { Driver } from './driver.ts';

export const openFirefox = async (executablePath: string): Promise<Driver<ElementHandle<Element>>> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  // What the content security policy refuses is an error of the page here.
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    read: (expression) => page.evaluate(expression),
    find: async (expression) => (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element> | null,
    click: (control) => control.click(),
    type: (control, text) => control.type(text),
    chooseFile: (control, path) => (control as ElementHandle<HTMLInputElement>).uploadFile(path),
    picture: () => page.screenshot(),
    faults: async () => faults,
    close: () => browser.close(),
  };
};
