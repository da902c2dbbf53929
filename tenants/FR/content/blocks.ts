/** The few blocks content pages are made of, as clean HTML: no classes, handlers, frames or outside links. */

export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const p = (text: string): string => `<p>${text}</p>`;
export const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
/** A link inside the shop. */
export const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;
