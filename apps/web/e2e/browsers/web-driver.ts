/** The commands of WebDriver (https://www.w3.org/TR/webdriver2) that the journey needs. */

/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page. */
export interface Reference {
  readonly [ELEMENT]: string;
}

/** A browser that no longer answers must not hold up the journey. */
const ANSWER_MS = 40_000;

export const startSession = async (driver: string) => {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(driver + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as {
    readonly sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const element = (control: Reference): string => `${session}/element/${control[ELEMENT]}`;
  return {
    resize: (width: number, height: number) => send('POST', `${session}/window/rect`, { width, height }),
    open: (url: string) => send('POST', `${session}/url`, { url }),
    address: () => send('GET', `${session}/url`) as Promise<string>,
    /** The value of an expression in the page; an element as its reference. */
    evaluate: (expression: string) =>
      send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: (control: Reference) => send('POST', `${element(control)}/click`, {}),
    type: (control: Reference, text: string) => send('POST', `${element(control)}/value`, { text }),
    /** The window as a PNG picture, in base 64. */
    picture: () => send('GET', `${session}/screenshot`) as Promise<string>,
    end: () => send('DELETE', session),
  };
};
