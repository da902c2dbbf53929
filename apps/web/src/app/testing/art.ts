/** A two-colour SVG card face for samples. */
export const art = (ground: string, spot: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 342 216"><rect width="342" height="216" fill="${ground}"/><circle cx="80" cy="60" r="46" fill="${spot}"/><path d="M180 0h162v110a162 110 0 0 1-162-110Z" fill="${spot}" opacity=".7"/></svg>`,
  )}`;
