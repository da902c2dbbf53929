/**
 * The subset of XML that spreadsheets use: tags with attributes, text, character references. A document type declaration, and with it
 * any custom entity, is refused; nothing external is ever fetched.
 */
import { Unreadable } from './sheet-fault.ts';

export type Token =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      readonly isEmpty: boolean;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const SKIPPED = /<\?[^]*?\?>|<!--[^]*?-->/y;
const CDATA = /<!\[CDATA\[([^]*?)\]\]>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const character = (reference: string): string => {
  const code = reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
  if (!Number.isInteger(code) || code < 1 || code > 0x10ffff) throw new Unreadable();
  return String.fromCodePoint(code);
};

const unescape = (text: string): string =>
  text.replaceAll(/&([^;&\s]{0,10});?/g, (_, reference: string) => {
    const named = NAMED[reference];
    if (named !== undefined) return named;
    if (!reference.startsWith('#')) throw new Unreadable();
    return character(reference);
  });

/** The name without its namespace prefix, which the writer of the file chooses freely. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, unescape(double ?? single ?? '')]),
  );

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Yields the tokens in order. Throws `Unreadable` at malformed XML. */
export function* tokensOf(xml: string): Generator<Token> {
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== '<') {
      const end = xml.indexOf('<', at);
      const text = xml.slice(at, end === -1 ? xml.length : end);
      yield { type: 'text', text: unescape(text) };
      at += text.length;
      continue;
    }
    const skipped = matchAt(SKIPPED, xml, at);
    const raw = skipped ?? matchAt(CDATA, xml, at);
    const tag = raw === null ? matchAt(TAG, xml, at) : null;
    const found = raw ?? tag;
    if (found === null) throw new Unreadable();
    at += found[0].length;
    if (skipped === null && raw !== null) yield { type: 'text', text: raw[1] ?? '' };
    if (tag === null) continue;
    const [, slash, name = '', attributes = '', empty] = tag;
    if (slash === '/') yield { type: 'close', name: localName(name) };
    else yield { type: 'open', name: localName(name), attributes: attributesOf(attributes), isEmpty: empty === '/' };
  }
}
