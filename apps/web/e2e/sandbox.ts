/** The outside world as a test steers and questions it: the provider's page and its payments, the mailbox, the phone. */
import { expect, type Page } from 'playwright/test';
import { SANDBOX } from './shop.ts';

type Scenario = 'accept' | 'refuse' | 'challenge' | 'slow' | 'twice' | 'noReturn' | 'noNotification';

/** A payment as the provider knows it; `deliveries` are its messages to the shop, with the shop's answers. */
export interface ProviderPayment {
  readonly orderNo: string;
  readonly attemptId: string;
  readonly state: 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';
  readonly email: string;
  readonly returnAddress: string;
  readonly deliveries: readonly { readonly status: number | null }[];
}

const read = async <T>(path: string): Promise<T> => (await (await fetch(SANDBOX + path)).json()) as T;

const control = (what: 'payments' | 'provider' | 'mail', body: object): Promise<Response> =>
  fetch(`${SANDBOX}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });

/** On the provider's page: says how the payment goes, and pays. */
export const payWith = async (page: Page, scenario: Scenario): Promise<void> => {
  await page.locator(`input[value=${scenario}]`).check();
  await page.locator('button.primary').click();
};

/** On the bank's page: gives a code. */
export const answerBank = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name=code]').fill(code);
  await page.locator('button.primary').click();
};

/** The payments that somebody was sent to, the newest first. */
export const readPayments = async (payer: string): Promise<readonly ProviderPayment[]> =>
  (await read<readonly ProviderPayment[]>('/control/payments')).filter(({ email }) => email === payer);

/** The next payment goes this way as soon as its page is opened. */
export const scriptNext = (scenario: Scenario, delayMs: number) => control('payments', { next: scenario, delayMs });

/** The bank decides on an open payment, wherever its payer is. */
export const decide = ({ attemptId }: ProviderPayment, scenario: Scenario) =>
  control('payments', { attemptId, scenario });

/** The provider's own API fails once. */
export const breakProviderOnce = () => control('provider', { times: 1, status: 503 });

/** Whether the mail server takes letters or puts them off. */
export const setMail = (mode: 'accept' | 'temporary') => control('mail', { mode });

/** Whose mail was put off. */
export const turnedAway = async (): Promise<readonly string[]> =>
  (await read<{ readonly turnedAway: readonly string[] }>('/control/mail')).turnedAway;

interface Arrived {
  readonly text: string;
}

interface ArrivedMail extends Arrived {
  readonly attachments: readonly { readonly fileName: string; readonly address: string }[];
}

export const mailsTo = (address: string) => read<readonly ArrivedMail[]>(`/api/mail?to=${encodeURIComponent(address)}`);

export const textsTo = (number: string) => read<readonly Arrived[]>(`/api/phone?to=${encodeURIComponent(number)}`);

const CODE = /\b\d{6}\b/;

/** The one-time code in the latest message that has one which was not used before, once it has arrived. */
const codeIn = async (read: () => Promise<readonly Arrived[]>, used: readonly string[]): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const codes = (await read()).flatMap(({ text }) => CODE.exec(text) ?? []);
    code = codes.find((found) => !used.includes(found));
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code!;
};

export const codeMailedTo = (address: string, used: readonly string[] = []) => codeIn(() => mailsTo(address), used);
export const codeTextedTo = (number: string, used: readonly string[] = []) => codeIn(() => textsTo(number), used);

/** The link to a page of the shop in a mail to an address, as the path of its page. */
export const linkMailedTo = async (address: string, path: string): Promise<string> => {
  let found: URL | undefined;
  await expect(async () => {
    const links = (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    found = links.map((link) => new URL(link)).find(({ pathname, search }) => pathname.endsWith(path) && search !== '');
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!.pathname + found!.search;
};

/** Who makes the parcels of the shop, and is mailed the letters to print. */
const FULFILMENT = 'colis@offrande.example';

/** Where the letter that a posted card travels in can be read, once it has been mailed to who prints it. */
export const readLetter = async (orderNo: string): Promise<string> => {
  let address: string | undefined;
  await expect(async () => {
    const files = (await mailsTo(FULFILMENT)).flatMap(({ attachments }) => attachments);
    address = files.find(({ fileName }) => fileName.endsWith(`${orderNo}-1-letter.pdf`))?.address;
    expect(address).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return SANDBOX + address!;
};

/** One receipt has come, which leaves after the cards of its order, and one card: so no second will follow. */
export const expectOneCard = async ({ email, friend }: { readonly email: string; readonly friend: string }) => {
  await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(1);
  await expect.poll(() => mailsTo(friend), { timeout: 30_000 }).toHaveLength(1);
};
