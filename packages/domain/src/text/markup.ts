/**
 * Sanitises markup before it is shown: a few elements of plain texts stay, without handlers and styles; scripts, frames
 * and the like are removed with their content, other tags without it. The output is rebuilt element by element, so it
 * contains nothing that was not recognised. Source.
 */

const KEPT: ReadonlySet<string> = new Set(
  'h2 h3 h4 p ul ol li dl dt dd strong em b i small br hr a blockquote table caption thead tbody tr th td'.split(' '),
);
/** Have no end tag. */
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);
/** Elements that are removed with their content, which is not text. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe frame frameset object embed template noscript noframes svg math textarea select title xmp'.split(
    ' ',
  ),
);

/** Both ignore letter case; quoted values may contain any character. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y;
const HREF = /(?:^|\s|\/)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Pages of the shop, parts of the page, the web, mail and phone; nothing encoded that might spell something else. */
const SAFE_HREF = /^(?:\/(?!\/)|#|https?:\/\/[a-z0-9]|mailto:|tel:)(?:[\w\-./?=#%~+,;:@!$*()]|&amp;|&(?=[a-z]+=))*$/i;

const escaped = (text: string): string =>
  text
    .replaceAll(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const linkOf = (attributes: string): string => {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const href = double ?? single ?? bare ?? '';
  return SAFE_HREF.test(href) ? `<a href="${href}">` : '<a>';
};

const openTag = (name: string, attributes: string): string => (name === 'a' ? linkOf(attributes) : `<${name}>`);

/** Where the content of a dropped element ends. */
const endOf = (name: string, markup: string, from: number): number => {
  const end = new RegExp(`</${name}[^>]*>`, 'gi');
  end.lastIndex = from;
  return end.exec(markup) === null ? markup.length : end.lastIndex;
};

interface Written {
  readonly parts: string[];
  /** Elements that are open, the innermost last. */
  readonly open: string[];
}

const close = ({ parts, open }: Written, name: string): void => {
  if (!open.includes(name)) return;
  for (let last = open.pop(); last !== undefined; last = last === name ? undefined : open.pop())
    parts.push(`</${last}>`);
};

const write = (written: Written, isEnd: boolean, name: string, attributes: string): void => {
  if (!KEPT.has(name)) return;
  if (isEnd) return close(written, name);
  written.parts.push(openTag(name, attributes));
  if (!EMPTY.has(name)) written.open.push(name);
};

/** Handles the element at a `<`: writes it and returns its end, or null if the character starts no element. */
const readTag = (written: Written, markup: string, at: number): number | null => {
  COMMENT.lastIndex = at;
  if (COMMENT.exec(markup) !== null) return COMMENT.lastIndex;
  TAG.lastIndex = at;
  const tag = TAG.exec(markup);
  if (tag === null) return null;
  const [whole, slash, name = '', attributes = ''] = tag;
  const plain = name.toLowerCase();
  if (DROPPED.has(plain)) return slash === '/' ? at + whole.length : endOf(plain, markup, at + whole.length);
  write(written, slash === '/', plain, attributes);
  return at + whole.length;
};

/** The sanitised markup; every opened element is closed. */
export const cleanMarkup = (markup: string): string => {
  const written: Written = { parts: [], open: [] };
  for (let at = 0; at < markup.length;) {
    const next = markup.indexOf('<', at);
    const end = next === -1 ? markup.length : next;
    written.parts.push(escaped(markup.slice(at, end)));
    if (next === -1) break;
    const after = readTag(written, markup, next);
    if (after === null) written.parts.push('&lt;');
    at = after ?? next + 1;
  }
  for (const name of written.open.toReversed()) written.parts.push(`</${name}>`);
  return written.parts.join('');
};
