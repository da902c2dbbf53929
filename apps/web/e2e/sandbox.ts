/** Drives and inspects the sandbox: the payment provider and its payments, the mailbox, the phone. */
import { expect, type Page } from 'playwright/test';
import { SANDBOX } from './shop.ts';

type Scenario = 'accept' | 'refuse' | 'challenge' | 'slow' | 'twice' | 'noReturn' | 'noNotification';

/** A payment as the provider records it; `deliveries` are its webhooks to the shop, with the shop's responses. */
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

/** On the provider's page: chooses the payment's outcome and pays. */
export const payWith = async (page: Page, scenario: Scenario): Promise<void> => {
  await page.locator(`input[value=${scenario}]`).check();
  await page.locator('button.primary').click();
};

/** On the bank's page: enters a code. */
export const answerBank = async (page: Page, code: string): Promise<void> => {
  await page.locator('input[name=code]').fill(code);
  await page.locator('button.primary').click();
};

/** The payments of a payer, newest first. */
export const readPayments = async (payer: string): Promise<readonly ProviderPayment[]> =>
  (await read<readonly ProviderPayment[]>('/control/payments')).filter(({ email }) => email === payer);

/** Gives the next payment this outcome as soon as its page is opened. */
export const scriptNext = (scenario: Scenario, delayMs: number) => control('payments', { next: scenario, delayMs });

/** Lets the bank decide an open payment, wherever the payer is. */
export const decide = ({ attemptId }: ProviderPayment, scenario: Scenario) =>
  control('payments', { attemptId, scenario });

/** Makes the provider's API fail once. */
export const breakProviderOnce = () => control('provider', { times: 1, status: 503 });

/** Whether the mail server accepts email or defers it. */
export const setMail = (mode: 'accept' | 'temporary') => control('mail', { mode });

/** The recipients whose email was deferred. */
export const deferredRecipients = async (): Promise<readonly string[]> =>
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

/** The newest one-time code not used before, once it has arrived. */
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

/** The link to a page of the shop in an email to this address, as a path. */
export const linkMailedTo = async (address: string, path: string, followed?: string): Promise<string> => {
  let found: URL | undefined;
  await expect(async () => {
    const links = (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    found = links
      .map((link) => new URL(link))
      .find(({ pathname, search }) => pathname.endsWith(path) && search !== '' && pathname + search !== followed);
    expect(found).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found!.pathname + found!.search;
};

/** The reference of a bank transfer, once the mail with its details has arrived. */
export const transferReferenceMailedTo = async (address: string): Promise<string> => {
  let reference = '';
  await expect(async () => {
    const files = (await mailsTo(address)).flatMap(({ attachments }) => attachments);
    reference = files.flatMap(({ fileName }) => /^transfer-(.+)\.png$/.exec(fileName)?.[1] ?? [])[0] ?? '';
    expect(reference).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return reference;
};

/** The fulfilment partner, which receives the letters to print by email. */
const FULFILMENT = 'colis@offrande.example';

const isLetterOf =
  (orderNo: string) =>
  ({ fileName }: ArrivedMail['attachments'][number]): boolean =>
    fileName.endsWith(`${orderNo}-1-letter.pdf`);

/** What fulfilment reads of the first parcel of an order, once it has been emailed. */
export const parcelMail = async (orderNo: string): Promise<ArrivedMail> => {
  let mail: ArrivedMail | undefined;
  await expect(async () => {
    mail = (await mailsTo(FULFILMENT)).find(({ attachments }) => attachments.some(isLetterOf(orderNo)));
    expect(mail).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return mail!;
};

/** The address of a posted card's letter, once it has been emailed to fulfilment. */
export const letterUrl = async (orderNo: string): Promise<string> => {
  const { attachments } = await parcelMail(orderNo);
  return SANDBOX + attachments.find(isLetterOf(orderNo))!.address;
};

/** Expects exactly one receipt, which is sent after the order's cards, and one card: so no second card can follow. */
export const expectOneCard = async ({ email, friend }: { readonly email: string; readonly friend: string }) => {
  await expect.poll(() => mailsTo(email), { timeout: 30_000 }).toHaveLength(1);
  await expect.poll(() => mailsTo(friend), { timeout: 30_000 }).toHaveLength(1);
};
