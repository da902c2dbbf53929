/** The recipes as CONTRIBUTING tells them: a question in bold, how many places, then each of them with its number. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The text from the question to the next one; an unknown question is a defect. */
export const recipeText = (page: string, adds: string): string => {
  const begin = page.indexOf(`\n**${adds}?**`);
  if (begin === -1) throw new Error(`CONTRIBUTING does not say how to add ${adds}`);
  const [text = ''] = page.slice(begin + 1).split(/\n\n(?=\*\*|## )/u);
  return text;
};

/** The count in words: `Six files`, `Four places`, `Two files and a theme`; -1 where it tells none. */
export const countIn = (text: string): number => {
  const [, word = '', more] = /\?\*\* (\w+) (?:files|places)( and a \w+)?\b/u.exec(text) ?? [];
  const number = NUMBERS.indexOf(word.toLowerCase());
  return number === -1 || more === undefined ? number : number + 1;
};

/** The places that the recipe numbers, in their order. */
export const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\d+\. `([^`]+)`/gmu)].map(([, place = '']) => place);
